import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { twinPath } from "../../../src/documents/markdown-twin.ts";
import type { SitePage } from "../../../src/documents/site-page.ts";
import { PlainError } from "../../plain-error.ts";
import { pathsIn } from "../files-of.ts";
import { pageToMarkdown } from "./page-to-markdown.ts";

/** Longer texts are cut by the tools that language models read pages with. */
const MOST_CHARACTERS = 50_000;

const NOINDEX = /<meta\s(?=[^>]*name="robots")[^>]*content="[^"]*noindex/i;
const TWIN_LINK = /<link\s(?=[^>]*rel="alternate")(?=[^>]*type="text\/markdown")[^>]*href="([^"]+)"/i;

/**
 * Writes the Markdown twin of every page of the built site, and returns them in the order of the documentation. Which
 * pages have one is said in `src/documents/markdown-twin.ts`; the head of each page must say the same.
 */
export async function writeMarkdownTwins(site: string, baseUrl: string): Promise<SitePage[]> {
  const pages = new Map<string, string>();
  for (const file of (await pathsIn(site)).filter((name) => /(^|\/)index\.html$/.test(name))) {
    const path = `/${file.replace(/index\.html$/, "")}`;
    const html = await readFile(join(site, file), "utf8");
    const twin = NOINDEX.test(html) ? undefined : twinPath(path);
    const linked = TWIN_LINK.exec(html)?.[1];
    if (linked !== twin) throw new PlainError(`The head of ${path} links to the twin ${linked}, but it is ${twin}`);
    if (twin !== undefined) pages.set(path, html);
  }

  const written = [...pages].map(([path, html]) =>
    pageToMarkdown({ html, path, baseUrl, hasTwin: (other) => pages.has(other) }),
  );
  for (const { path, markdown } of written) {
    if (markdown.length >= MOST_CHARACTERS) {
      throw new PlainError(
        `The twin of ${path} has ${markdown.length} characters, at most ${MOST_CHARACTERS} are read`,
      );
    }
    await writeFile(join(site, twinPath(path)!), markdown);
  }
  return inOrder(written, pages.get("/docs/") ?? "");
}

const NAVIGATION = /<nav\b.*?<\/nav>/gs;
const LINK = /<a\b[^>]*\shref="([^"#?]+)"/g;

/** As the navigation of the documentation names them; what it does not name follows by address. */
function inOrder(pages: SitePage[], docs: string): SitePage[] {
  const named = (docs.match(NAVIGATION) ?? []).flatMap((nav) => [...nav.matchAll(LINK)].map(([, path]) => path!));
  const rank = ({ path }: SitePage) => (named.includes(path) ? named.indexOf(path) : named.length);
  return pages.toSorted((a, b) => rank(a) - rank(b));
}
