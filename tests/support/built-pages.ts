import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../scripts/build/files-of.ts";
import { product } from "./product.ts";

/** The site of the product under test. */
export const builtSite = join(product, "site/");

export interface BuiltPage {
  /** Where the site serves it: `/docs/`, and `/404.html` for the page of unknown addresses. */
  path: string;
  file: string;
  html: string;
}

/** Every file of the built site as a path from its root, and the pages among them. */
export async function builtFiles(): Promise<{ paths: string[]; pages: BuiltPage[] }> {
  const files = await filesOf(builtSite);
  const address = (file: string) => `/${file.slice(builtSite.length).replaceAll("\\", "/")}`;
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: address(file).replace(/\/index\.html$/, "/"),
      file,
      html: readFileSync(file, "utf8"),
    }));
  return { paths: files.map(address), pages };
}

const NOINDEX = /<meta\s(?=[^>]*name="robots")[^>]*noindex/;

/** Addresses of the pages that have a Markdown twin: all but the 404 page and those not to be listed. */
export async function pagesWithTwins(): Promise<string[]> {
  const { pages } = await builtFiles();
  const listed = pages.filter(({ path, html }) => path.endsWith("/") && !NOINDEX.test(html));
  return listed.map(({ path }) => path).sort();
}

export const twinOf = (page: string): string => (page === "/" ? "/index.md" : page.replace(/\/$/, ".md"));

/** Addresses of what a browser keeps of the built site: at the first visit to any page, and when it is visited. */
export function keptFiles(): { atInstall: string[]; whenVisited: string[] } {
  const worker = readFileSync(join(builtSite, "sw.js"), "utf8");
  const entries = [...worker.matchAll(/\{url:"([^"]*)",revision:(?:null|"\w+")(,whenVisited:!0)?\}/g)];
  const urls = (isLater: boolean) => entries.filter(([, , later]) => Boolean(later) === isLater).map(([, url]) => url!);
  return { atInstall: urls(false), whenVisited: urls(true) };
}
