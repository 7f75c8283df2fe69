import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Beside `server.js`: a `FileList`. */
export const FILE_LIST = "files.json";

/** SHA-256 of every file that is served or that answers are made by, each by its path from the folder of `server.js`. */
export type FileList = Readonly<Record<string, string>>;

export function digestOf(content: Uint8Array | string): string {
  return hash("sha256", content);
}

/** Strong validator of a content, by its digest. */
export function contentTag(digest: string): string {
  return `"${digest.slice(0, 20)}"`;
}

/**
 * Files of a build that are missing or not as they were built, by their paths; none where all is well: one changed price
 * would be answered like any other. `bytesOf` gives the bytes of a file, nothing for one that is missing.
 */
export function damagedFiles(list: FileList, bytesOf: (path: string) => Uint8Array | undefined): string[] {
  return Object.keys(list).filter((path) => {
    const bytes = bytesOf(path);
    return !bytes || digestOf(bytes) !== list[path];
  });
}

/** The list of a build; nothing where it is missing or damaged itself. */
export function fileList(folder: string): FileList | undefined {
  const bytes = bytesIn(folder, FILE_LIST);
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as FileList);
  } catch {
    return undefined;
  }
}

/** Bytes of a file in a folder; nothing where there is none. */
export function bytesIn(folder: string, path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return readFileSync(`${folder}/${path}`);
  } catch {
    return undefined;
  }
}
