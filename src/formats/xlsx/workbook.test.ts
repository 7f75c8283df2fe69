import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { readWorkbook, type ReadSheet } from "../../../tests/support/files/read-workbook.ts";
import type { CalcResponse } from "../../engine/response.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { inWords } from "../../text/name-in-words.ts";
import { workbook } from "./workbook.ts";
import { runs } from "../../../tests/support/runs.ts";

const { answer, validQuery } = requestsTo(engine);

const EVERYTHING = {
  roof: "odnoskat-pristavnoy",
  width: "15",
  length: "32.55",
  height: "5.55",
  truss: "demountable",
  gates: "2",
  gates_pos: "1",
  doors: "1",
  windows: "4",
  wall_progony: "1",
  anchors: "1",
  piles: "1",
  montazh: "1",
  panels: "1",
  panels_high_wall: "1",
  panels_montazh: "1",
  dekor_roof: "1",
  dekor_wall: "1",
};

const read = async (body: CalcResponse): Promise<ReadSheet> => readWorkbook(Buffer.from(await workbook(body)));

/** The cell of the sums in the row of this name. */
function sumOf({ kept }: ReadSheet, name: string): string {
  const [address] = [...kept].find(([at, value]) => at.startsWith("B") && value === name)!;
  return address.replace("B", "F");
}

function expectFiguresOf(body: CalcResponse, sheet: ReadSheet): void {
  const { result } = body;
  const named = {
    "Материалы, всего": result.materials_sum,
    ...(result.works.length > 0 && { "Работы, всего": result.works_sum }),
    "Итого с НДС": result.total_with_vat,
    [`в том числе НДС ${Math.round(body.vat_rate * 100)}\u00a0%`]: result.vat_included,
    "Цена за м² с НДС": body.price_per_m2_with_vat,
  };
  for (const [name, value] of Object.entries(named)) expect(sheet.evaluated(sumOf(sheet, name)), name).toBe(value);
  const lines = [...result.materials, ...result.works].filter((line) => !line.group);
  for (const line of lines) expect(sheet.evaluated(sumOf(sheet, inWords(line.name))), line.name).toBe(line.sum);
}

describe("the workbook of a calculation", () => {
  test("has a height for each row whose text needs more lines than one", async () => {
    const { xml, kept } = await read(answer(EVERYTHING));
    const long = [...kept].filter(([at, value]) => (at.startsWith("B") ? 46 : 108) < String(value).length);
    expect(long.map(([at]) => at[0])).toContain("B");
    for (const [at, value] of long) {
      const height = new RegExp(`<row r="${at.slice(1)}" ht="(\\d+)" customHeight="1">`).exec(xml)?.[1];
      expect(Number(height), String(value)).toBeGreaterThanOrEqual(30);
    }
  });

  test("works out every sum anew and comes to the figures of the answer", async () => {
    const body = answer(EVERYTHING);
    expectFiguresOf(body, await read(body));
  });

  test("does so for any hangar", async () => {
    const property = fc.asyncProperty(validQuery, async (query) => {
      const body = answer(query);
      expectFiguresOf(body, await read(body));
    });
    await fc.assert(property, { numRuns: runs(60) });
  });

  test("keeps beside each formula what it comes to", async () => {
    const sheet = await read(answer(EVERYTHING));
    expect(sheet.formulas.size).toBeGreaterThan(30);
    for (const address of sheet.formulas.keys()) expect(sheet.kept.get(address)).toBe(sheet.evaluated(address));
  });

  test("has its sections in order, works among materials", async () => {
    const { kept } = await read(answer(EVERYTHING));
    const numbers = [...kept].filter(([at, value]) => at.startsWith("A") && /^\d\.$/.test(String(value)));
    expect(numbers.map(([, value]) => value)).toEqual(["1.", "2.", "3.", "4.", "5.", "6.", "7."]);
  });

  test("has a product for each position, a sum for each section, and VAT from the rate in its cell", async () => {
    const body = answer(EVERYTHING);
    const sheet = await read(body);
    const sections = [...body.result.materials, ...body.result.works].filter(({ group }) => group);
    for (const { name } of sections) {
      expect(sheet.formulas.get(sumOf(sheet, `Итого: ${name}`)), name).toMatch(/^SUM\(F\d+:F\d+\)$/);
    }
    const truss = sumOf(sheet, "Ферма сборная").slice(1);
    expect(sheet.formulas.get(`F${truss}`)).toBe(`ROUND(D${truss}*E${truss},2)`);
    const total = sumOf(sheet, "Итого с НДС");
    expect(sheet.formulas.get(sumOf(sheet, "в том числе НДС 22\u00a0%"))).toBe(`ROUND(${total}*C8/(100+C8),0)`);
    expect(sheet.kept.get("C8")).toBe(22);
  });

  test("names the hangar, the id, the price list, the link and what is not in the price", async () => {
    const body = answer({ ...EVERYTHING, width: "14.8", montazh: "0" });
    const texts = [...(await read(body)).kept.values()].join("\n");
    for (const expected of [
      body.calculation_id,
      body.provider.brand,
      `/?calculation_id=${body.calculation_id}&prices_version=${body.prices_version}`,
      dateInWords(body.prices_version),
      "высота колонны 5,55\u00a0м",
      "подтверждена — цена из прайс-листа; предварительная — может измениться после инженерного расчёта.",
      body.warnings[0]!,
      "Монтаж каркаса в цену не входит.",
      ...body.normalization_notes!,
    ]) {
      expect(texts).toContain(expected);
    }
  });

  test("says under the total what of somebody's words it goes without, and comes to the same figures", async () => {
    const body = answer(EVERYTHING);
    const sentence = "Без учёта: «доставкой до Сургута».";
    const sheet = readWorkbook(Buffer.from(await workbook(body, [sentence])));
    const total = Number(sumOf(sheet, "Итого с НДС").slice(1));
    expect(sheet.kept.get(`A${total + 1}`)).toBe(sentence);
    expectFiguresOf(body, sheet);
  });

  test("is set up for A4, elements in the order of the format", async () => {
    const { xml } = await read(answer(EVERYTHING));
    const order = [
      "<sheetPr>",
      "<sheetViews>",
      "<cols>",
      "<sheetData>",
      "<mergeCells ",
      "<pageMargins ",
      "<pageSetup ",
    ];
    const places = order.map((element) => xml.indexOf(element));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });
});
