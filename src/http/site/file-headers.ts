import { fileLinks, linkHeader } from "./discovery-links.ts";

/** Folders of files with a hash of their content in the name: a changed file gets another address. */
export const HASHED_FOLDERS = ["_astro", "_engine", "_understanding"] as const;
const HASHED = new RegExp(`^/(${HASHED_FOLDERS.join("|")})/`);

/** The engine, the parser and the element, which pages of other sites may import, and the texts for language models. */
const FOR_OTHER_SITES =
  /^\/((engine|understanding)\.(js|d\.ts)$|embed(-\w+)?\.js$|_(engine|understanding)\/|(en\/)?llms-full\.txt$|.*\.md$)/;

const FOR_ANY_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
};

/** What whoever gathers texts may do with them; why training is not among it: decisions.mdx. No line of robots.txt is. */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=no";

/** Only a browser that gets the newest worker can be told of a new build, or rid of a harmful one. */
const WORKER = "/sw.js";

/** How long a file of the static site may be kept, whether other sites may read it, and what belongs to it. */
export function fileHeaders(pathname: string): Record<string, string> {
  const links = fileLinks(pathname);
  return {
    // "no-cache" keeps the file but asks each time: a new price list is seen at once.
    "Cache-Control": HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Signal": CONTENT_SIGNAL,
    ...(pathname === WORKER && { "Cache-Control": "no-cache, no-store" }),
    ...(FOR_OTHER_SITES.test(pathname) && FOR_ANY_ORIGIN),
    ...(links.length > 0 && { Link: linkHeader(links) }),
  };
}
