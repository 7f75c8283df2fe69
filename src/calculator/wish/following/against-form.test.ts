import { priceList } from "hangar-engine";
import { expect, test } from "vitest";
import { defaultHangar } from "../../form/default-hangar.ts";
import type { FormState } from "../../form/form-state.ts";
import { againstForm } from "./against-form.ts";
import { textsOfWish } from "./form-of-wish.ts";
import { read } from "../reading/parser.ts";

const usual = defaultHangar(priceList);

/** Of a text whose form was then changed by hand. */
function against(text: string, changed: Partial<FormState> = {}) {
  const { parameters } = read(text, {});
  return againstForm(parameters, { ...usual, ...textsOfWish(parameters, usual), ...changed });
}

const WHOLE = "двускатный 18 на 60, трое ворот";

test.each([
  ["nothing changed", WHOLE, {}, { differing: [] }],
  ["another way to write the same", WHOLE, { length: "60,0 м", width: "18000" }, { differing: [] }],
  ["another length", WHOLE, { length: "40" }, { differing: ["length"] }],
  [
    "another roof and fewer gates",
    WHOLE,
    { roof: "odnoskat-otdelno", gates: "1" },
    { differing: ["roof", "width", "gates"] },
  ],
  ["what cannot be read", WHOLE, { length: "", gates: "три" }, { differing: ["length", "gates"] }],
  ["what it does not name", WHOLE, { piles: "1" }, { differing: [], rest: ["piles"] }],
  ["the nearest of a size that is not made", "двускатный 13 на 30", { width: "12" }, { differing: [] }],
  [
    "panels taken out",
    `${WHOLE}, сэндвич-панели с пенопластом и монтажом панелей`,
    { panels: "0" },
    { differing: ["panels"], idle: [] },
  ],
] as const)("%s", (_what, text, changed, found) => expect(against(text, changed)).toMatchObject(found));

test("what the hangar is too small for changes nothing in it", () => {
  expect(against("двускатный 10 на 30, ферма сборная")).toMatchObject({ differing: [], idle: ["truss"] });
  expect(against("двускатный 15 на 30, ферма сборная")).toMatchObject({ idle: [] });
  expect(against("двускатный 15 на 30, ферма сборная", { width: "10" })).toMatchObject({
    differing: ["width"],
    idle: ["truss"],
  });
  expect(against("двускатный 10 на 30, ферма цельная")).toMatchObject({ idle: [] });
});
