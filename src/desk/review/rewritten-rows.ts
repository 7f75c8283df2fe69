import { bill } from "../../engine/bill.ts";
import { hangarOf } from "../../engine/geometry/hangar.ts";
import { GATES_POSITIONS } from "../../options/options.ts";
import { normalize, type Configuration } from "../../engine/request/configuration.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { configurations, example } from "../../price-proof/rules/bills.ts";
import { isSameLine, lineReader, withFigures, type Lines } from "./row-quantities.ts";

/**
 * The first hangar on sale in which rows of a list come out otherwise than by the rules before, in words; rows that come out
 * the same in all of them are not in it. Figures are those of the list.
 */
export function whereOtherwise(last: PriceList, list: PriceList, rows: readonly string[]): ReadonlyMap<string, string> {
  const [before, now] = [linesBy(withFigures(last, list)), linesBy(list)];
  const found = new Map<string, string>();
  const open = new Set(rows);
  for (const configuration of onSale(list)) {
    if (open.size === 0) break;
    const [was, is] = [before(configuration), now(configuration)];
    for (const key of open) {
      if (was && isSameLine(was.get(key), is?.get(key))) continue;
      found.set(key, example(configuration));
      open.delete(key);
    }
  }
  return found;
}

/** Those of the proof by bills; each once more with a length of its own, and with as many openings as nobody else has. */
function* onSale(list: PriceList): Generator<Configuration> {
  const { length, limits } = list;
  let at = 0;
  for (const configuration of configurations(list)) {
    yield configuration;
    at++;
    const steps = Math.round((length.max_m - length.min_m) * 100);
    const length_cm = Math.round(length.min_m * 100) + ((at * 137) % (steps + 1));
    const gates_pos = GATES_POSITIONS[at % GATES_POSITIONS.length]!;
    const bare = { ...configuration, length_cm, gates: 0, gates_pos };
    const most = Math.min(limits.gates, hangarOf(bare, list).geometry.gates_that_fit);
    const openings = {
      gates: at % (most + 1),
      doors: at % (limits.doors + 1),
      windows: at % (limits.windows + 1),
    };
    yield normalize({ ...bare, ...openings }, bare, list);
  }
}

function linesBy(list: PriceList): (configuration: Configuration) => Lines | undefined {
  const linesIn = lineReader(list);
  return (configuration) => {
    try {
      return linesIn(bill(hangarOf(configuration, list)));
    } catch {
      // The rules from before may speak of figures that this list has no longer.
      return undefined;
    }
  };
}
