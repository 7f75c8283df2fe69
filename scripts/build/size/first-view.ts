import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** Elements of a page whose file a browser fetches at once. */
const LOADED = ["stylesheet", "modulepreload", "preload", "icon", "manifest"]
  .map((relation) => `link[rel~=${relation}]`)
  .concat("script[src]", "img[src]:not([loading=lazy])")
  .join(", ");

/** `url(…)` of a stylesheet: pictures and fonts. */
const CSS_URL = /url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)/g;

/** The manufacturer's own, with a bound of its own: a manager's edit must not make a view too heavy. */
const LOGO = /\/_astro\/logo\.\w+\.(svg|png)$/;

/**
 * A page of the built site and the files of its first view, by their paths from `folder`; what its scripts import stands
 * in its head already. Files of other sites are not counted: there are none.
 */
export async function firstViewFiles(folder: string, page: string): Promise<string[]> {
  const site = page.split("/")[0]!;
  const html = await readFile(join(folder, page), "utf8");
  // What stands there for a browser without scripts no other one fetches.
  const tree = unified()
    .use(rehypeParse)
    .parse(html.replaceAll(/<noscript>.*?<\/noscript>/gs, ""));
  const files = new Set([page]);
  for (const { properties } of selectAll(LOADED, tree)) {
    files.add(site + String(properties["href"] ?? properties["src"]).replace(/[?#].*$/, ""));
  }
  for (const style of [...files].filter((file) => file.endsWith(".css"))) {
    const css = await readFile(join(folder, style), "utf8");
    for (const [, url] of css.matchAll(CSS_URL)) {
      files.add(url!.startsWith("/") ? site + url! : posix.join(posix.dirname(style), url!));
    }
  }
  return [...files].filter((file) => !LOGO.test(file));
}
