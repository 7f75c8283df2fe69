import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Every file of a folder and of the folders in it, in one stable order. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
