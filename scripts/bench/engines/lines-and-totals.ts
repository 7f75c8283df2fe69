import { bill } from "../../../src/engine/bill.ts";
import { hangarOf, type Hangar } from "../../../src/engine/geometry/hangar.ts";
import type { PriceList } from "../../../src/price-list/schema.ts";
import { PlainError } from "../../plain-error.ts";
import { hyperFormula } from "./hyperformula.ts";
import { jsonLogic } from "./json-logic.ts";
import { sheetFor, type OtherEngine, type Sheet } from "./sheet.ts";
import type { Target } from "../target.ts";
import { byTurns, median, medianRatio } from "../turns.ts";

/** Configuration → lines and totals: how many a second, and how much faster than the same sums in general engines. */
export function linesAndTotals(hangars: readonly Hangar[], priceList: PriceList): Target[] {
  const sheet = sheetFor(hangars[0] as Hangar, priceList);
  const others = {
    HyperFormula: hyperFormula(sheet),
    "JSON Logic": jsonLogic(sheet),
  };
  for (const [name, other] of Object.entries(others)) {
    for (const hangar of hangars) checkEqual(hangar, sheet, name, other);
  }

  const configurations = hangars.map(({ configuration }) => configuration);
  // Looked up in the price list beforehand: only the engine does that within its time.
  const inputs = hangars.map(sheet.inputsOf);
  // By twos: what one engine leaves to the garbage collector is no burden of another's.
  const against = (other: OtherEngine, perTurn: number) =>
    byTurns(
      {
        engine: { operation: (at) => bill(hangarOf(configurations[at]!, priceList)), perTurn: 800 },
        other: { operation: (at) => other.calculate(inputs[at]!), perTurn },
      },
      hangars.length,
      600,
    );
  const timesAsFast = ({ engine, other }: Record<"engine" | "other", number[]>) => medianRatio(other, engine);
  const againstSpreadsheet = against(others.HyperFormula, 8);
  return [
    {
      id: "calculationsPerSecond",
      measured: 1_000_000 / median(againstSpreadsheet.engine),
      decimals: 0,
      bound: { atLeast: 200_000 },
    },
    { id: "timesHyperFormula", measured: timesAsFast(againstSpreadsheet), decimals: 0, bound: { atLeast: 100 } },
    { id: "timesJsonLogic", measured: timesAsFast(against(others["JSON Logic"], 80)), decimals: 1 },
  ];
}

/** A comparison is fair only between sides that work out the same: throws unless every sum and total is equal. */
export function checkEqual(hangar: Hangar, sheet: Sheet, otherName: string, other: OtherEngine): void {
  const { materials, works, ...totals } = bill(hangar);
  const expected = new Map<string, unknown>(Object.entries(totals));
  for (const line of [...materials, ...works]) if (!line.group) expected.set(line.num, line.sum);
  const results = other.calculate(sheet.inputsOf(hangar));
  for (const [at, name] of sheet.results.entries()) {
    const sum = expected.get(name) ?? 0;
    if (results[at] !== sum) {
      const configuration = JSON.stringify(hangar.configuration);
      throw new PlainError(`${name}: the engine has ${sum}, ${otherName} ${results[at]} for ${configuration}`);
    }
    expected.delete(name);
  }
  if (expected.size > 0) throw new PlainError(`not in the sheet: ${[...expected.keys()].join(", ")}`);
}
