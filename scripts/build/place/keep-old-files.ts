import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HASHED_FOLDERS } from "../../../src/http/site/file-headers.ts";
import { filesOf, pathFrom } from "../files-of.ts";

/** How many builds back the files of a page that is still open somewhere can be had. */
const BUILDS_BACK = 8;

/** `history.json`: the hashed files of each build in the folder, newest first. */
type History = string[][];

/**
 * Copies the hashed files of earlier builds from the product in `out`, if there is one, into the new one in `dist`: a
 * page opened before this build may still ask for them. The new service worker does not keep them, so this comes after
 * it. A host that is filled from a clean checkout must itself keep what it served: upload without deleting.
 */
export async function keepOldFiles(out: string, dist: string): Promise<void> {
  const own = await hashedFiles(dist);
  const earlier = (await readHistory(out)).filter((files) => files.join() !== own.join());
  const history = [own, ...earlier.slice(0, BUILDS_BACK)];
  for (const file of new Set(history.flat())) {
    const [from, to] = [join(out, "site", file), join(dist, "site", file)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to);
  }
  await writeFile(join(dist, "history.json"), `${JSON.stringify(history)}\n`);
}

async function hashedFiles(dist: string): Promise<string[]> {
  const site = join(dist, "site");
  const folders = HASHED_FOLDERS.map((name) => join(site, name)).filter((folder) => existsSync(folder));
  const files = (await Promise.all(folders.map(filesOf))).flat();
  return files.map((file) => pathFrom(site, file));
}

async function readHistory(out: string): Promise<History> {
  const text = await readFile(join(out, "history.json"), "utf8").catch(() => "[]");
  return JSON.parse(text) as History;
}
