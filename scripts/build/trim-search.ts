import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Interfaces of the search that the documentation's theme does not use; what searches stays. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\.(js|css)$/;

/** Takes out of the site what came with the search index and nothing loads. */
export async function trimSearch(site: string): Promise<void> {
  const folder = join(site, "pagefind");
  for (const name of await readdir(folder)) if (UNUSED.test(name)) await rm(join(folder, name));
}
