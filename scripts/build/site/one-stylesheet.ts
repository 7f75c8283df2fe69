import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "../../short-hash.ts";
import { filesOf } from "../files-of.ts";
import { removeUnnamed } from "./remove-unnamed.ts";

const STYLESHEET = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;

/**
 * Gives each page one stylesheet: the bundler makes a piece of every set of styles that pages share, and ten small files
 * hold up a first paint longer than one.
 */
export async function oneStylesheet(site: string): Promise<void> {
  const files = await filesOf(site);
  const joined = new Set<string>();
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    const paths = [...html.matchAll(STYLESHEET)].map(([, path]) => path!);
    if (paths.length < 2) continue;
    const css = (await Promise.all(paths.map((path) => readFile(join(site, path), "utf8")))).join("\n");
    const path = `/_astro/page.${shortHash(css)}.css`;
    await writeFile(join(site, path), css);
    let at = 0;
    await writeFile(
      page,
      html.replace(STYLESHEET, () => (at++ === 0 ? `<link rel="stylesheet" href="${path}">` : "")),
    );
    for (const piece of paths) joined.add(piece);
  }
  await removeUnnamed(site, joined);
}
