import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "../files-of.ts";
import { removeUnnamed } from "./remove-unnamed.ts";

const MODULE_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
const ONE_IMPORT = /^(?:\/\/.*)?\s*import\s*["'`]([^"'`]+\.js)["'`];?\s*$/;

/**
 * Has pages name a shared module itself where their script does nothing but import it: the bundler leaves such a file of
 * one line for every script whose code went into a shared one, and each is a request. A module is named once a page.
 */
export async function skipFacades(site: string): Promise<void> {
  const targets = new Map<string, string>();
  const facades = new Set<string>();
  for (const page of (await filesOf(site)).filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    for (const [, src] of html.matchAll(MODULE_SCRIPT)) {
      if (!targets.has(src!)) targets.set(src!, await moduleOf(site, src!));
      if (targets.get(src!) !== src) facades.add(src!);
    }
    const named = new Set<string>();
    await writeFile(
      page,
      html.replace(MODULE_SCRIPT, (_, src: string) => {
        const target = targets.get(src)!;
        if (named.has(target)) return "";
        named.add(target);
        return `<script type="module" src="${target}"></script>`;
      }),
    );
  }
  await removeUnnamed(site, facades);
}

async function moduleOf(site: string, src: string): Promise<string> {
  const imported = ONE_IMPORT.exec(await readFile(join(site, src), "utf8"))?.[1];
  return imported === undefined ? src : new URL(imported, `http://site${src}`).pathname;
}
