import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Every file of a folder and of the folders in it, in one stable order. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A path as it is written in addresses and imports: from a folder, with slashes on every system. */
export const pathFrom = (folder: string, file: string): string => relative(folder, file).replaceAll("\\", "/");

/** The same files by their paths from the folder. */
export const pathsIn = async (folder: string): Promise<string[]> =>
  (await filesOf(folder)).map((file) => pathFrom(folder, file));
