import { fileLinks, linkHeader } from "./discovery-links.ts";
import { WELL_KNOWN_TYPES } from "./well-known.ts";

/** Files with a hash of their content in the name: a changed file gets another address. */
const HASHED = /^\/_(engine|astro)\//;

/** The bundle, which pages of other sites may import, and the texts for language models, which they may read. */
const OPEN = /^\/(engine\.(js|d\.ts)$|_engine\/|llms-full\.txt$|.*\.md$)/;

/** Only a browser that gets the newest worker can be told of a new build, or rid of a harmful one. */
const WORKER = "/sw.js";

/** How long a file of the static site may be kept, whether other sites may read it, and what belongs to it. */
export function fileHeaders(pathname: string): Record<string, string> {
  const links = fileLinks(pathname);
  const type = (WELL_KNOWN_TYPES as Record<string, string>)[pathname];
  return {
    // "no-cache" keeps the file but asks each time: a new price list is seen at once.
    "Cache-Control": HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(pathname === WORKER && { "Cache-Control": "no-cache, no-store" }),
    ...((OPEN.test(pathname) || type !== undefined) && { "Access-Control-Allow-Origin": "*" }),
    ...(type !== undefined && { "Content-Type": type }),
    ...(links.length > 0 && { Link: linkHeader(links) }),
  };
}
