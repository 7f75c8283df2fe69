import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesOf } from "../files-of.ts";

/** Removes those of the files that no page and no script of the site names any more. Paths are the site's, from its root. */
export async function removeUnnamed(site: string, paths: ReadonlySet<string>): Promise<void> {
  const unnamed = new Set(paths);
  for (const file of (await filesOf(site)).filter((name) => /\.(html|js)$/.test(name))) {
    const text = await readFile(file, "utf8");
    for (const path of unnamed) if (text.includes(basename(path))) unnamed.delete(path);
  }
  for (const path of unnamed) await rm(join(site, path));
}
