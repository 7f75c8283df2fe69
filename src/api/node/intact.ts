import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Beside `server.js`: a `FileList`. */
export const FILE_LIST = "files.json";

/** What the files of a build are known by, each by its path from the folder of `server.js`. */
export interface FileList {
  /** SHA-256 of every file that answers are made by: one changed price would be answered like any other. */
  digests: Readonly<Record<string, string>>;
  /** Bytes of every file of the site: they are too many to be read at each start. */
  sizes: Readonly<Record<string, number>>;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Files of a build that are missing or not as they were built; none where all is well. */
export function damagedFiles(folder: string): string[] {
  const told = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const bytesOf = (path: string) => told(() => readFileSync(join(folder, path)));
  const list = told(() => JSON.parse(readFileSync(join(folder, FILE_LIST), "utf8")) as FileList);
  if (!list) return [FILE_LIST];
  const damaged = Object.entries(list.digests).filter(([path, digest]) => {
    const bytes = bytesOf(path);
    return !bytes || digestOf(bytes) !== digest;
  });
  const resized = Object.entries(list.sizes).filter(
    ([path, size]) => told(() => statSync(join(folder, path)))?.size !== size,
  );
  return [...new Set([...damaged, ...resized].map(([path]) => path))];
}
