import { expect, test } from "vitest";
import { sampleHangars } from "../../../scripts/bench/hangars.ts";
import { hyperFormula } from "../../../scripts/bench/engines/hyperformula.ts";
import { jsonLogic } from "../../../scripts/bench/engines/json-logic.ts";
import { checkEqual } from "../../../scripts/bench/engines/lines-and-totals.ts";
import { sheetFor } from "../../../scripts/bench/engines/sheet.ts";
import { engine, priceList } from "../../support/example-engine.ts";

const engines = [
  { name: "HyperFormula", make: hyperFormula },
  { name: "JSON Logic", make: jsonLogic },
];
const hangars = sampleHangars(engine, 60).map(({ hangar }) => hangar);
const sheet = sheetFor(hangars[0]!, priceList);

test.each(engines)("$name works out the engine's lines and totals", ({ make }) => {
  const other = make(sheet);
  for (const hangar of hangars) expect(() => checkEqual(hangar, sheet, "other", other)).not.toThrow();
});
