import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Interfaces that the documentation's theme does not use, and the stemmer of languages that no page is in. */
const UNUSED = /^(pagefind-(ui|modular-ui|component-ui|highlight)\.(js|css)|wasm\.unknown\.pagefind)$/;

/** Takes out of the site what came with the search index and nothing loads. */
export async function trimSearch(site: string): Promise<void> {
  const folder = join(site, "pagefind");
  for (const name of await readdir(folder)) if (UNUSED.test(name)) await rm(join(folder, name));
}
