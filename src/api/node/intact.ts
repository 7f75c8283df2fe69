import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Beside `server.js`: SHA-256 of every file that answers are made by, by its path from there. */
export const DIGESTS = "digests.json";

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Files of a build that are missing or not as they were built; a damaged price would be answered like any other. */
export function damagedFiles(folder: URL): string[] {
  const bytesOf = (path: string): Buffer | undefined => {
    try {
      return readFileSync(new URL(path, folder));
    } catch {
      return undefined;
    }
  };
  const list = bytesOf(DIGESTS);
  if (!list) return [DIGESTS];
  const digests = Object.entries(JSON.parse(list.toString()) as Record<string, string>);
  return digests.flatMap(([path, digest]) => {
    const bytes = bytesOf(path);
    return bytes && digestOf(bytes) === digest ? [] : [path];
  });
}
