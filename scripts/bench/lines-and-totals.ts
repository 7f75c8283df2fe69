import { bill } from "../../src/engine/bill.ts";
import { hangarOf, type Hangar } from "../../src/engine/hangar.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { spreadsheet, type Spreadsheet } from "./spreadsheet.ts";
import type { Target } from "./target.ts";
import { byTurns, median, medianRatio } from "./turns.ts";

/** Configuration → lines and totals: how many a second, and how much faster than the same sums in a spreadsheet. */
export function linesAndTotals(hangars: readonly Hangar[], priceList: PriceList): Target[] {
  const sheet = spreadsheet(priceList, hangars[0] as Hangar);
  for (const hangar of hangars) checkEqual(hangar, sheet);

  const configurations = hangars.map(({ configuration }) => configuration);
  const inputs = hangars.map((hangar) => sheet.inputs(hangar));
  const { engine, formulas } = byTurns(
    {
      engine: { operation: (at) => bill(hangarOf(configurations[at]!, priceList)), perTurn: 800 },
      formulas: { operation: (at) => sheet.calculate(inputs[at]!), perTurn: 8 },
    },
    hangars.length,
    600,
  );
  return [
    {
      what: "Lines and totals, calculations a second",
      measured: 1_000_000 / median(engine),
      decimals: 0,
      bound: { atLeast: 200_000 },
    },
    {
      what: "Lines and totals, times as fast as HyperFormula",
      measured: medianRatio(formulas, engine),
      decimals: 0,
      bound: { atLeast: 100 },
    },
  ];
}

/** A comparison is fair only between sides that work out the same: throws unless every sum and total is equal. */
function checkEqual(hangar: Hangar, sheet: Spreadsheet): void {
  const { materials, works, ...totals } = bill(hangar);
  const expected = new Map<string, unknown>(Object.entries(totals));
  for (const line of [...materials, ...works]) if (!line.group) expected.set(line.num, line.sum);
  const results = sheet.calculate(sheet.inputs(hangar));
  for (const [at, name] of sheet.resultNames.entries()) {
    const sum = expected.get(name) ?? 0;
    if (results[at] !== sum) {
      const configuration = JSON.stringify(hangar.configuration);
      throw new Error(`${name}: the engine has ${sum}, the spreadsheet ${results[at]} for ${configuration}`);
    }
    expected.delete(name);
  }
  if (expected.size > 0) throw new Error(`not in the spreadsheet: ${[...expected.keys()].join(", ")}`);
}
