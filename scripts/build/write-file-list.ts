import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOf, FILE_LIST, type FileList } from "../../src/http/hosts/node/files/intact.ts";
import { pathsIn } from "./files-of.ts";

/** `dist/files.json`, by which the server knows that what it answers by, and what it serves, is what was built; last of all. */
export async function writeFileList(dist: string): Promise<void> {
  const inside = async (folder: string) => (await pathsIn(join(dist, folder))).map((path) => `${folder}/${path}`);
  const paths = ["server.js", ...(await inside("function")), ...(await inside("site"))];
  const digest = async (path: string) => [path, digestOf(await readFile(join(dist, path)))] as const;
  const list: FileList = Object.fromEntries(await Promise.all(paths.map(digest)));
  await writeFile(join(dist, FILE_LIST), `${JSON.stringify(list, null, 2)}\n`);
}
