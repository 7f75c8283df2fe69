import { describe, expect, test } from "vitest";
import { absentOptions, FILLERS, GATES_POSITIONS, OPTION_ROWS, RAILS } from "../../options/options.ts";
import { parse } from "../../formula/parse.ts";
import type { Rules } from "../../formula/rules.ts";
import { PRICE_LIST, RULES } from "../fixtures/broken.ts";
import { parsePriceList } from "../load.ts";
import { billFindings } from "./bills.ts";
import { optionChoices } from "./option-choices.ts";

const sound = parsePriceList(PRICE_LIST, "list.yaml", RULES);
const { prices, positions } = sound;

/** The rules with another formula for the quantity of a row. */
const withQuantity = (key: string, formula: string): Rules => ({
  ...sound.formulas!,
  rows: sound.formulas!.rows.map((row) => (row.key === key ? { ...row, qty: parse(formula) } : row)),
});

describe("the proof by bills", () => {
  test("finds nothing in a sound price list", () => expect(billFindings(sound)).toEqual([]));

  test.each([
    {
      fault: "a missing price",
      priceList: { ...sound, prices: { ...prices, strut: { "5": 3240 } } },
      found: "roofs.s-kolonnoy-po-centru.widths.23732: расчёт невозможен: нет prices.strut[6]",
    },
    {
      fault: "one number for two positions",
      priceList: { ...sound, positions: { ...positions, strut: { ...positions["strut"]!, num: "4.4." } } },
      found: "positions.strut: номер 4.4. дважды в одном расчёте",
    },
    {
      fault: "a price that is no multiple of 10",
      priceList: { ...sound, prices: { ...prices, decor: 215 } },
      found: "positions.roof_decor: цена × количество не даёт точной суммы в рублях",
    },
    {
      fault: "a row that the list has no position for",
      priceList: { ...sound, formulas: { ...sound.formulas!, rows: [{ ...sound.formulas!.rows[0]!, key: "purlin" }] } },
      found: "roofs.dvuhskat.widths.12000: расчёт невозможен: нет позиции purlin",
    },
    {
      fault: "a quantity below zero",
      priceList: { ...sound, formulas: withQuantity("strut", "struts − 40") },
      found: "positions.strut: количество выходит меньше нуля",
    },
    {
      fault: "a quantity finer than tenths",
      priceList: { ...sound, formulas: withQuantity("strut", "struts ÷ 7") },
      found: "positions.strut: количество выходит мельче десятых",
    },
    {
      fault: "a quantity without end",
      priceList: { ...sound, formulas: withQuantity("strut", "up(struts ÷ nearest(struts × 0.001, 1000))") },
      found: "positions.strut: цена × количество не даёт точной суммы в рублях",
    },
    {
      fault: "a price of 0",
      priceList: { ...sound, prices: { ...prices, screw_pile: 0 } },
      found: "positions.screw_pile: цена × количество не даёт точной суммы в рублях",
    },
    {
      fault: "a total too large for exact VAT",
      priceList: { ...sound, prices: { ...prices, gate_frame: 300_000_000_000_000 } },
      found: "positions.gate_frame: цена или количество слишком велики: итог или НДС в нём не сосчитать точно до рубля",
    },
  ])("finds $fault", ({ priceList, found }) => {
    const findings = billFindings(priceList).map(({ path, text }) => `${path.join(".")}: ${text.split(" (")[0]}`);
    expect(findings).toContain(found);
  });

  test("tells a fault once, with the first hangar that shows it", () => {
    expect(billFindings({ ...sound, prices: { ...prices, door_frame: 7405 } })).toEqual([
      {
        path: ["positions", "door_frame"],
        text:
          "цена × количество не даёт точной суммы в рублях (например, roof=dvuhskat, width_mm=12000, " +
          "height_mm=3150, length_cm=500, doors=1, windows=1)",
      },
    ]);
  });
});

describe("choices of options", () => {
  const sizes = { roof: "dvuhskat", width_mm: 12000, height_mm: 4350, length_cm: 20_000 };
  const choices = optionChoices(sizes, sound);
  const absent = absentOptions(sound);
  const flags = OPTION_ROWS.filter((one) => one.row.kind === "flag" && !absent.includes(one)).map(({ name }) => name);

  test.each(flags)("take %s both ways, alone and as the only one left out", (flag) => {
    const turnedOn = choices.map((options) =>
      Object.entries(options).flatMap(([name, on]) => (on === true ? [name] : [])),
    );
    expect(turnedOn).toContainEqual([flag]);
    expect(turnedOn).toContainEqual(flags.filter((other) => other !== flag));
  });

  test.each([
    { option: "filler", values: Object.values(FILLERS) },
    { option: "rails", values: Object.values(RAILS) },
    { option: "gates_pos", values: [...GATES_POSITIONS] },
    { option: "doors", values: [0, 1] },
    { option: "windows", values: [0, 1] },
  ] as const)("take every value of $option", ({ option, values }) => {
    expect(new Set<unknown>(choices.map((options) => options[option]))).toEqual(new Set<unknown>(values));
  });

  test("take no gate, one, and as many as fit at each place", () => {
    const counts = GATES_POSITIONS.map((place) => {
      const here = choices.filter(({ gates_pos }) => gates_pos === place);
      return [...new Set(here.map(({ gates }) => gates))].sort((a, b) => a - b);
    });
    expect(counts).toEqual([
      [0, 1, 30],
      [0, 1, 2],
      [0, 1, 4],
    ]);
  });
});
