/** Files with a hash of their content in the name: a changed file gets another address. */
const HASHED = /^\/_(engine|astro)\//;

/** The engine and the element, which pages of other sites may import. */
const FOR_OTHER_SITES = /^\/(engine\.(js|d\.ts)$|embed\.js$|_engine\/)/;

/** Only a browser that gets the newest worker can be told of a new build, or rid of a harmful one. */
const WORKER = "/sw.js";

/** How long a file of the static site may be kept, and whether other sites may read it. */
export function fileHeaders(pathname: string): Record<string, string> {
  return {
    // "no-cache" keeps the file but asks each time: a new price list is seen at once.
    "Cache-Control": HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(pathname === WORKER && { "Cache-Control": "no-cache, no-store" }),
    ...(FOR_OTHER_SITES.test(pathname) && { "Access-Control-Allow-Origin": "*" }),
  };
}
