import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "../src/engine/create-engine.ts";
import { loadManufacturer, loadPriceList } from "../src/price-proof/load.ts";
import { pricesOnDisk } from "../src/price-proof/prices-on-disk.ts";
import { answerText } from "./bench/answer-text.ts";
import { catalogueSearch } from "./bench/page/catalogue-search.ts";
import { blocks } from "./bench/server/blocks.ts";
import { coldStart } from "./bench/server/cold-start.ts";
import { files } from "./bench/server/files.ts";
import { sampleHangars } from "./bench/hangars.ts";
import { keystroke } from "./bench/page/keystroke.ts";
import { linesAndTotals } from "./bench/engines/lines-and-totals.ts";
import { wishes } from "./bench/wishes.ts";
import { withServer } from "./bench/server/processes.ts";
import { conditions, writeResults } from "./bench/results-file.ts";
import { serverLoad } from "./bench/server/server-load.ts";
import { sizes } from "./bench/sizes.ts";
import { row, type Target } from "./bench/target.ts";
import { freshBuild } from "./build/place/fresh-build.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { root } from "./root.ts";

/*
 * npm run bench [-- --only <part>…] [--quick]
 *
 * How fast the engine, the built page and the built server are beside what they are to reach, and what every bundle
 * weighs: tables to read, for a busy machine is no fault. A whole run is written down for the documentation. --only measures one part
 * (engine, keystroke, search, http, blocks, files, sizes), and --quick puts less load on the server: neither writes anything.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    quick: { type: "boolean", default: false },
  },
});

const prices = `${root}prices`;

const PARTS: Readonly<Record<string, (dist: string) => Promise<Target[]>>> = {
  engine: () => Promise.resolve(engineAlone()),
  keystroke: (dist) => withServer([join(dist, "server.js")], ({ url }) => keystroke(url)),
  search: (dist) => withServer([join(dist, "server.js")], ({ url }) => catalogueSearch(url)),
  http: async (dist) => {
    // At first: the load leaves a machine warm.
    const start = await coldStart(dist, values.quick ? 7 : 25);
    return [...(await serverLoad(dist, values.quick ? "quick" : "whole")), ...start];
  },
  blocks,
  files: (dist) => Promise.resolve(files(dist)),
};
const NAMES = [...Object.keys(PARTS), "sizes"];

await runScript(async () => {
  const unknown = values.only.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(`There is no part ${unknown}: it is one of ${NAMES.join(", ")}`);
  }
  const circumstances = conditions();
  const dist = await freshBuild({ stdio: "inherit" });
  const isWanted = (name: string) => values.only.length === 0 || values.only.includes(name);
  const targets: Target[] = [];
  for (const [name, measure] of Object.entries(PARTS)) if (isWanted(name)) targets.push(...(await measure(dist)));
  if (targets.length > 0) console.table(targets.map(row));
  if (isWanted("sizes")) console.table(await sizes(dist, prices));
  if (values.only.length === 0 && !values.quick) await writeResults(circumstances, dist, targets);
});

function engineAlone(): Target[] {
  const priceList = loadPriceList(pricesOnDisk(prices));
  const engine = createEngine({
    priceList,
    manufacturer: loadManufacturer(pricesOnDisk(prices)),
    baseUrl: "https://hangars.example",
  });
  const samples = sampleHangars(engine, 2000);
  return [
    ...linesAndTotals(
      samples.map(({ hangar }) => hangar),
      priceList,
    ),
    ...wishes(priceList),
    ...answerText(
      engine,
      samples.map(({ parameters }) => parameters),
    ),
  ];
}
