import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { close, createIndex } from "pagefind";

/** Interfaces that the documentation's theme does not use, and the stemmer of languages that no page is in. */
const UNUSED = /^(pagefind-(ui|modular-ui|component-ui|highlight)\.(js|css)|wasm\.unknown\.pagefind)$/;

/**
 * The search of the documentation, in place of what its theme had written: on a busy machine Pagefind's own program may
 * be ended before its last files are on the disk, which leaves them empty and says nothing.
 */
export async function writeSearchIndex(site: string): Promise<void> {
  const folder = join(site, "pagefind");
  await rm(folder, { recursive: true });
  try {
    const { index } = whole(await createIndex());
    if (!index) throw new Error("Pagefind made no index");
    whole(await index.addDirectory({ path: site }));
    const { files } = whole(await index.getFiles());
    for (const { path, content } of files) {
      if (UNUSED.test(path)) continue;
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}

function whole<Response extends { errors: string[] }>(response: Response): Response {
  if (response.errors.length > 0) throw new Error(`Pagefind: ${response.errors.join("; ")}`);
  return response;
}
