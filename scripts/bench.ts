import { createEngine } from "../src/engine/create-engine.ts";
import { isMet } from "../src/components/docs/facts/bench-results.ts";
import { loadManufacturer, loadPriceList } from "../src/price-list/load.ts";
import { answerText } from "./bench/answer-text.ts";
import { withBuiltServer } from "./bench/built-server.ts";
import { catalogueSearch } from "./bench/catalogue-search.ts";
import { sampleHangars } from "./bench/hangars.ts";
import { keystroke } from "./bench/keystroke.ts";
import { linesAndTotals } from "./bench/lines-and-totals.ts";
import { conditions, writeResults } from "./bench/results-file.ts";
import { sizes } from "./bench/sizes.ts";
import { row } from "./bench/target.ts";
import { freshBuild } from "./build/fresh-build.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { root } from "./root.ts";

/**
 * How fast the engine and the built page are and what every bundle weighs, against what they must reach, written down
 * for the documentation; exit code 1 if a target is missed.
 */
await runScript(async () => {
  const circumstances = conditions();
  const prices = `${root}prices`;
  const dist = await freshBuild("inherit");
  const priceList = loadPriceList(prices);
  const engine = createEngine({
    priceList,
    manufacturer: loadManufacturer(prices),
    baseUrl: "https://hangars.example",
  });
  const samples = sampleHangars(engine, 2000);
  const targets = [
    ...linesAndTotals(
      samples.map(({ hangar }) => hangar),
      priceList,
    ),
    ...answerText(
      engine,
      samples.map(({ parameters }) => parameters),
    ),
    ...(await withBuiltServer(keystroke)),
    ...(await withBuiltServer(catalogueSearch)),
    ...(await sizes(dist, prices)),
  ];
  console.table(targets.map(row));
  writeResults(circumstances, targets);
  if (!targets.every(isMet)) throw new PlainError("A target is missed.");
});
