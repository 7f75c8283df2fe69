import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** Beside `server.js`: a `FileList`. */
export const FILE_LIST = "files.json";

/** What the files of a build are known by, each by its path from the folder of `server.js`. */
export interface FileList {
  /** SHA-256 of every file that answers are made by: one changed price would be answered like any other. */
  digests: Readonly<Record<string, string>>;
  /** Bytes of every file of the site: they are too many to be read at each start. */
  sizes: Readonly<Record<string, number>>;
  /** SHA-256 of every file of the site, for when it is served. */
  served: Readonly<Record<string, string>>;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Files of a build that are missing or not as they were built; none where all is well. `folder` ends with a slash. */
export function damagedFiles(folder: string, list: FileList): string[] {
  const changed = Object.entries(list.digests).filter(([path, digest]) => {
    const bytes = bytesOf(folder + path);
    return !bytes || digestOf(bytes) !== digest;
  });
  const resized = Object.entries(list.sizes).filter(([path, size]) => sizeOf(folder + path) !== size);
  return [...new Set([...changed, ...resized].map(([path]) => path))];
}

/**
 * Tells of a file of the site, by its path there and its bytes, whether it still is what it was when the server started:
 * a build that took the place of this one would be answered half old and half new.
 */
export function asServed({ served }: FileList): (path: string, bytes: Uint8Array) => boolean {
  return (path, bytes) => served[`site/${path}`] === digestOf(bytes);
}

/** The list of a build; nothing where it is missing or damaged itself. */
export function fileList(folder: string): FileList | undefined {
  try {
    return JSON.parse(readFileSync(folder + FILE_LIST, "utf8")) as FileList;
  } catch {
    return undefined;
  }
}

function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function sizeOf(path: string): number | undefined {
  try {
    return statSync(path).size;
  } catch {
    return undefined;
  }
}
