import { expect, test } from "vitest";
import { sampleHangars } from "../../../scripts/bench/hangars.ts";
import { hyperFormula } from "../../../scripts/bench/engines/hyperformula.ts";
import { jsonLogic } from "../../../scripts/bench/engines/json-logic.ts";
import { asInSheet, checkEqual } from "../../../scripts/bench/engines/lines-and-totals.ts";
import { sheetFor } from "../../../scripts/bench/engines/sheet.ts";
import { engine, priceList } from "../../support/example-engine.ts";

const engines = [
  { name: "HyperFormula", make: hyperFormula },
  { name: "JSON Logic", make: jsonLogic },
];
const hangars = sampleHangars(engine, 60).map(({ hangar }) => asInSheet(hangar));
const sheet = sheetFor(hangars[0]!, priceList);
const panels = hangars.find(({ configuration }) => configuration.panels && !configuration.dekor_roof)!;

test.each(engines)("$name works out the engine's lines and totals", ({ make }) => {
  const other = make(sheet);
  for (const hangar of hangars) expect(() => checkEqual(hangar, sheet.results, "other", other)).not.toThrow();
});

test.each(engines)("$name with one formula changed is found out", ({ make }) => {
  const formulas = { ...sheet.formulas, trim_pieces: `${sheet.formulas["trim_pieces"]}+1` };
  const other = make({ ...sheet, formulas });
  expect(() => checkEqual(panels, sheet.results, "other", other)).toThrow(
    /^7\.5\.: the engine has \d+, other \d+ for \{/,
  );
});

test("a line or a total that the sheet leaves out is found out", () => {
  const results = sheet.results.filter((name) => name !== "works_sum");
  const other = jsonLogic({ ...sheet, results });
  expect(() => checkEqual(panels, results, "other", other)).toThrow("not in the sheet: works_sum");
});
