/** Files with a hash of their content in the name: a changed file gets another address. */
const HASHED = /^\/_(engine|astro)\//;

/** The bundle, which pages of other sites may import. */
const ENGINE = /^\/(engine\.(js|d\.ts)$|_engine\/)/;

/** How long a file of the static site may be kept, and whether other sites may read it. */
export function fileHeaders(pathname: string): Record<string, string> {
  return {
    // "no-cache" keeps the file but asks each time: a new price list is seen at once.
    "Cache-Control": HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(ENGINE.test(pathname) && { "Access-Control-Allow-Origin": "*" }),
  };
}
