import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildHost, HOST_NAMES } from "../build/hosts.ts";
import { loadData } from "../build/load-data.ts";
import { BUDGETS } from "../build/size/budgets.ts";
import { weight, type Weighed } from "../build/size/weight.ts";
import { readStamp } from "../build/place/stamp.ts";

const firstView = (page: string): Weighed => ({ of: { firstViewOf: `site/${page}` }, compressed: "brotli" });
const bundle = (of: RegExp): Weighed => ({ of, compressed: "gzip" });

/** All that is weighed of a product, by its place in dist/. */
export const SIZES = {
  calculator: BUDGETS.firstView,
  search: firstView("podbor/index.html"),
  request: firstView("request/index.html"),
  desk: firstView("desk/index.html"),
  "all that a first visit puts by": { of: { keptAtFirstVisitOf: "site" }, compressed: "brotli" },
  engine: BUDGETS.engine,
  understanding: bundle(/^site\/_understanding\/understanding\.[^/]*\.js$/),
  "embed.js": BUDGETS.embed,
  "sw.js": bundle(/^site\/sw\.js$/),
  "the hangar's picture": bundle(/^site\/_astro\/Stage\.[^/]*\.js$/),
  "the hangar in 3D": bundle(/^site\/_astro\/live\.[^/]*\.js$/),
  "the bill as a workbook": bundle(/^site\/_astro\/workbook\.[^/]*\.js$/),
  "the search's worker": bundle(/^site\/_astro\/search-worker-[^/]*\.js$/),
  "server.js": bundle(/^server\.js$/),
  "function/handler.js": bundle(/^function\/handler\.js$/),
  "understanding for the API": bundle(/^site\/_understanding\/call\.[^/]*\.js$/),
  "previews of links": bundle(/^picture\/(worker\.js|resvg\.wasm)$/),
  "files of other programs": bundle(/^function\/formats[^/]*\.js$/),
  "function/application.js": bundle(/^function\/application\.js$/),
  "post/post.js": bundle(/^post\/post\.js$/),
  "watching/watching.js": bundle(/^watching\/watching\.js$/),
  "function/mcp.js": bundle(/^function\/mcp\.js$/),
  "function/mcp-app.js": bundle(/^function\/mcp-app\.js$/),
  "mcp.js": bundle(/^mcp\.js$/),
} as const satisfies Record<string, Weighed>;

/** A host's adapter and the function that it calls: all scripts of its folder that are no part of the site. */
const HOST = bundle(/^(?!(.*\/)?(site|static|post)\/).*\.js$/);

/** What everything in the product in `dist` weighs, and every host's function made out of it: rows of a table. */
export async function sizes(dist: string, prices: string): Promise<object[]> {
  const rows: object[] = [];
  const tell = async (what: string, folder: string, { of, compressed }: Weighed) =>
    rows.push({ what, bytes: await weight(folder, { of, compressed }), compressed });
  for (const [what, weighed] of Object.entries(SIZES)) await tell(what, dist, weighed);
  const { siteUrl, leadEndpoint } = (await readStamp(dist))!;
  const data = loadData(prices, { baseUrl: siteUrl, leadEndpoint: leadEndpoint ?? undefined });
  const aside = await mkdtemp(join(tmpdir(), "hangar-hosts-"));
  try {
    for (const host of HOST_NAMES) {
      await buildHost(host, dist, join(aside, host), data);
      await tell(`function for ${host}`, join(aside, host), HOST);
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return rows;
}
