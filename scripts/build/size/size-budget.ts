import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { NAMED_LISTS } from "../../../src/engine/request/parameters.ts";
import { PlainError } from "../../plain-error.ts";
import { filesAtInstall } from "../offline/files-at-install.ts";
import { filesOf } from "../files-of.ts";
import { firstViewFiles } from "./first-view.ts";

/** What of a folder is weighed together, and how many bytes it may have; each file is compressed by itself. */
export interface Budget {
  /** Paths of the files from the folder, the page whose first view they are, or the site that a device keeps of them. */
  of: RegExp | { firstViewOf: string } | { keptAtFirstVisitOf: string };
  compressed: "gzip" | "brotli";
  most: number;
  /** How many more it may have for each released price list that holds no longer: releasing one must not stop a build. */
  perOlderList?: number;
  /** As many of those lists are in it at most; all, if not said. */
  mostOlderLists?: number;
  /** How often the manufacturer's own data stand in it: what these weigh more than the example's, it may weigh more. */
  data?: number;
}

/** What of a product is no code: a manager's edit must not stop a build. */
export interface OwnData {
  olderLists: number;
  /** Bytes, by `moreDataThanExample`. */
  moreData: number;
}
const NONE: OwnData = { olderLists: 0, moreData: 0 };

/** A page with all that it loads before it is touched, as servers send it. */
const firstView = (page: string, most: number): Budget => ({
  of: { firstViewOf: `site/${page}` },
  compressed: "brotli",
  most,
  data: 2,
});

const bundle = (of: RegExp, most: number, data = 0): Budget => ({ of, compressed: "gzip", most, data });

/** A bundle with the older price lists inside, so many times, and what the feed tells of each. */
export const bundleWithLists = (of: RegExp, most: number, times = 1): Budget => ({
  ...bundle(of, most, 6 * times),
  perOlderList: 3_000 * times + 1_000,
});

/** Every bundle of the product, by its place in dist/. */
export const BUDGETS = {
  firstView: firstView("index.html", 82_000),
  searchView: firstView("podbor/index.html", 77_500),
  requestView: firstView("request/index.html", 75_000),
  // The manufacturer's own page, with the engine, its proofs and YAML inside.
  desk: firstView("desk/index.html", 163_000),
  // Whoever looks at one page pays for all that the forms may need offline.
  firstVisit: {
    of: { keptAtFirstVisitOf: "site" },
    compressed: "brotli",
    most: 274_000,
    perOlderList: 3_000,
    mostOlderLists: NAMED_LISTS,
    data: 8,
  },
  // It stands between a visitor and the first price. The manufacturer's list is inside, and has room to grow.
  engine: bundle(/^site\/_engine\/[^/]*\.js$/, 24_150, 1),
  // Reads a wish in words; it is given the list.
  understanding: bundle(/^site\/_understanding\/understanding\.[^/]*\.js$/, 62_500),
  // Dealers' pages carry it.
  embed: bundle(/^site\/embed\.js$/, 23_500),
  // Answers in every language, as the server does.
  serviceWorker: bundle(/^site\/sw\.js$/, 37_900),
  stage: bundle(/^site\/_astro\/Stage\.[^/]*\.js$/, 5_500),
  liveView: bundle(/^site\/_astro\/live\.[^/]*\.js$/, 20_000),
  workbook: bundle(/^site\/_astro\/workbook\.[^/]*\.js$/, 25_000),
  searchWorker: bundle(/^site\/_astro\/search-worker-[^/]*\.js$/, 5_600),
  server: bundle(/^server\.js$/, 28_500),
  // Holds every document of the service, its texts for people and machines.
  handler: bundleWithLists(/^function\/handler\.js$/, 94_200),
  // The same for the API, in every language; no page loads it.
  understandingCall: bundle(/^site\/_understanding\/call\.[^/]*\.js$/, 4_500),
  pictures: bundle(/^picture\/(worker\.js|resvg\.wasm)$/, 980_000),
  formats: bundle(/^function\/formats[^/]*\.js$/, 125_000),
  // Loaded with the first request to /application; on servers that send mail, the post at their start.
  application: bundle(/^function\/application\.js$/, 17_500, 1),
  post: bundle(/^post\/post\.js$/, 75_000),
  // On servers whose settings ask for metrics or a log, at their start.
  watching: bundle(/^watching\/watching\.js$/, 26_000),
  mcp: bundleWithLists(/^function\/mcp\.js$/, 181_200),
  // A document with the engine, the calculator of dealers' pages and the picture of the hangar, in every language.
  mcpApp: bundle(/^function\/mcp-app\.js$/, 62_400, 1),
  mcpStdio: bundleWithLists(/^mcp\.js$/, 213_000),
} as const satisfies Record<string, Budget>;

/** Bytes of what each budget is for. */
export type Sizes<Id extends string = string> = Partial<Record<Id, number>>;

type Budgets<Id extends string> = Readonly<Partial<Record<Id, Budget>>>;

/**
 * Weighs what the budgets name in a folder of a product with data of its own. An error names each bundle that
 * is over its budget, or is not there.
 */
export async function sizesWithin<Id extends string>(
  folder: string,
  budgets: Budgets<Id>,
  own = NONE,
): Promise<Sizes<Id>> {
  const all = (await filesOf(folder)).map((file) => relative(folder, file).replaceAll("\\", "/"));
  const sizes: Sizes<Id> = {};
  const faults: string[] = [];
  for (const [id, budget] of Object.entries(budgets) as [Id, Budget][]) {
    const { of, compressed } = budget;
    const most = mostWith(own, budget);
    const files = await filesOfBudget(of, folder, all);
    const weights = await Promise.all(files.map((file) => weigh(join(folder, file), compressed)));
    const weight = weights.reduce((sum, each) => sum + each, 0);
    sizes[id] = weight;
    const what = files.length === 1 ? `${id} (${files[0]})` : `${id} (${files.length} files)`;
    if (files.length === 0) faults.push(`${id} has a budget and no file`);
    else if (weight > most)
      faults.push(`${what} weighs ${bytes(weight)} by ${compressed}, its budget is ${bytes(most)}`);
  }
  if (faults.length > 0) throw new PlainError(faults.join("\n"));
  return sizes;
}

async function filesOfBudget(of: Budget["of"], folder: string, all: readonly string[]): Promise<string[]> {
  if (of instanceof RegExp) return all.filter((file) => of.test(file));
  if ("firstViewOf" in of) return firstViewFiles(folder, of.firstViewOf);
  const site = of.keptAtFirstVisitOf;
  return [...(await filesAtInstall(join(folder, site)))].map((file) => `${site}/${file}`);
}

async function weigh(file: string, compressed: Budget["compressed"]): Promise<number> {
  const content = await readFile(file);
  const small = await (compressed === "gzip"
    ? promisify(gzip)(content, { level: 9 })
    : promisify(brotliCompress)(content));
  // What does not get smaller is sent as it is.
  return Math.min(content.length, small.length);
}

const mostWith = (own: OwnData, { most, perOlderList = 0, mostOlderLists = Infinity, data = 0 }: Budget): number =>
  most + perOlderList * Math.min(own.olderLists, mostOlderLists) + data * own.moreData;

const bytes = (count: number): string => `${count.toLocaleString("en")} bytes`;

/** Sizes beside their budgets, a line a bundle. */
export function sizeTable(sizes: Sizes, budgets: Readonly<Record<string, Budget>>, own = NONE): string {
  const lines = Object.entries(sizes).map(([id, size = 0]) => {
    const budget = budgets[id]!;
    const most = bytes(mostWith(own, budget)).padStart(13);
    return `${id.padEnd(14)}${bytes(size).padStart(15)} of ${most}, ${budget.compressed}`;
  });
  return lines.join("\n");
}
