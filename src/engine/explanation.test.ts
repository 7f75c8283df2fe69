import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOfItsLinks, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { english } from "../messages/en/answers.ts";
import { createEngine } from "./create-engine.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { fractionOf, isBelow, isEqual } from "../../tests/support/oracles/exact.ts";
import { numberIn, ExplanationText } from "../../tests/support/oracles/explanation-text.ts";
import { calcResponseSchema, type CalcResponse, type Line, type Explanation } from "./response.ts";
import { decimal, grouped } from "../text/format.ts";
import { runs } from "../../tests/support/runs.ts";

const { answer, validQuery } = requestsTo(engine);
const explained = (asked: Query) => answer({ ...asked, explain: 1 });

type Explained = Extract<Line, { group: false }> & { explanation: Explanation };
const positionsOf = ({ result }: CalcResponse) =>
  [...result.materials, ...result.works].filter((line): line is Explained => !line.group);

const check = (numRuns: number, property: (body: CalcResponse, asked: Query) => void) =>
  fc.assert(
    fc.property(validQuery, (asked) => property(explained(asked), asked)),
    { numRuns: runs(numRuns) },
  );

/** Numbers of the price list, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  // Keys of the price list are sizes too.
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [Number(key), ...numbersIn(inner)])
    : [];
}
const LISTED = new Set(numbersIn(priceList).map(String));
const COUNTED = ["1", "2", "3"];

describe("the explanation of every position, for any valid request", () => {
  test("comes out at its quantity and at its price, exactly", () =>
    check(3000, (body) => {
      for (const { qty, price, unit, explanation } of positionsOf(body)) {
        for (const [lines, value, result] of [
          [explanation.qty, qty, `${decimal(qty)}\u00a0${unit}`],
          [explanation.price, price, `${grouped(price)}\u00a0₽`],
        ] as const) {
          expect(lines[0]).toContain(result);
          const text = new ExplanationText(lines);
          expect(isEqual(text.valueOf(result), fractionOf(String(value)))).toBe(true);
          expect(text.unused()).toEqual([]);
        }
      }
    }));

  test("starts from numbers of the request and of the price list alone", () =>
    check(500, (body, asked) => {
      const { width_m, length_m, column_height_m } = body.dimensions;
      const chosen = [width_m, length_m, column_height_m, asked["gates"], asked["doors"], asked["windows"]].map(String);
      // Gates of one end or of one field are a part of all.
      const gates = Array.from({ length: Number(asked["gates"] ?? 0) }, (_, at) => String(at + 1));
      const known = new Set([...LISTED, ...COUNTED, ...chosen, ...gates]);
      for (const { qty, price, unit, explanation } of positionsOf(body)) {
        const counting = new ExplanationText(explanation.qty);
        counting.valueOf(`${decimal(qty)}\u00a0${unit}`);
        const pricing = new ExplanationText(explanation.price);
        pricing.valueOf(`${grouped(price)}\u00a0₽`);
        for (const number of [...counting.given, ...pricing.given]) {
          expect(known).toContain(number.replaceAll("\u00a0", "").replace(",", "."));
        }
      }
    }));

  test("says of every estimate why it is one, and of a gate too tall how low its wall is", () =>
    check(1000, (body) => {
      const limit = priceList.rules.gate.min_wall_m;
      for (const { code, status, explanation } of positionsOf(body)) {
        expect(explanation.estimate !== undefined).toBe(status === "estimate");
        if (explanation.estimate === undefined) continue;
        expect(explanation.estimate).toMatch(/Цена предварительная: её уточнит инженерный расчёт\.$/);
        const wall = /^Стена у ворот: (.+), это ниже (.+?)\. /.exec(explanation.estimate);
        expect(wall !== null).toBe(code.startsWith("OP-"));
        if (!wall) continue;
        const [, told = "", least = ""] = wall;
        expect(numberIn(least)).toEqual(fractionOf(String(limit)));
        const result = told.split(" = ").at(-1)!;
        const height = new ExplanationText(told.includes("=") ? [told] : []).valueOf(result);
        expect(isBelow(height, fractionOf(String(limit)))).toBe(true);
        expect(isBelow(height, fractionOf(String(body.dimensions.column_height_m)))).toBe(false);
      }
    }));

  test("is all that explain changes", () =>
    check(500, (body, asked) => {
      calcResponseSchema.parse(body);
      const withoutExplanations = JSON.stringify(body, (name, value: unknown) =>
        name === "explanation" ? undefined : value,
      );
      const plainText = JSON.stringify(answer(asked));
      expect(withoutExplanations).toBe(plainText);
      expect(plainText).not.toContain("explanation");
      expect(JSON.stringify(answer({ ...asked, explain: "0" }))).toBe(plainText);
    }));

  test("is the same by the id", () =>
    check(200, (body) => {
      const byId = engine.fromCalculationId(body.calculation_id, { explain: "да" });
      expect(byId.body).toEqual(asOfItsLinks(body));
    }));
});

describe("in words", () => {
  const told = (asked: Query) =>
    Object.fromEntries(
      positionsOf(explained(asked)).map(({ num, explanation }) => [
        num,
        JSON.parse(JSON.stringify(explanation).replaceAll("\u00a0", " ")) as Explanation,
      ]),
    );

  test("12 × 30 m under a ridge", () => {
    const lines = told({ roof: "dvuhskat", width: "12", length: "30", height: "3.15", gates: "1", panels: "1" });
    const frames = ["6 шагов + 1 = 7 рам", "30 м ÷ 5 м = 6 шагов"];
    expect(lines["1.1."]).toEqual({
      qty: ["7 рам × 1 пролёт = 7 шт.", ...frames],
      price: ["56 400 ₽ по прайс-листу: ширина 12 м"],
    });
    expect(lines["2.1."]).toEqual({
      qty: ["7 рам × 2 колонны = 14 шт.", ...frames],
      price: ["3 400 ₽ + 2 900 ₽/м × 3,15 м ≈ 12 540 ₽", "3 400 ₽ по прайс-листу: пролёт до 12,5 м"],
    });
    expect(lines["4.1."]!.qty).toEqual([
      "2 ската × 6 рядов × 6 шагов = 72 шт.",
      "6,118823 м ската ÷ 1,5 м ↑ 5 + 1 = 6 рядов",
      "12 м ÷ 2 ската × √(1 + 0,2 × 0,2) = 6,118823 м ската",
      "30 м ÷ 5 м = 6 шагов",
    ]);
    expect(lines["5.1."]).toEqual({
      qty: ["1 проём ворот = 1 шт."],
      price: ["32 500 ₽ по прайс-листу"],
      estimate: "Стена у ворот: 3,15 м, это ниже 4,15 м. Цена предварительная: её уточнит инженерный расчёт.",
    });
    expect(lines["7.1."]!.qty[0]).toBe("2 ската × (6,118823 м ската + 0,3 м) × (30 м + 0,4 м) ↑ 390,3 м²");
  });

  test("two spans with gates in an end", () => {
    const asked = { roof: "s-kolonnoy-po-centru", width: "23.7", length: "31", height: "3.15", gates: "3" };
    const lines = told({ ...asked, gates_pos: "1" });
    expect(lines["2.2."]!.price).toEqual([
      "4 800 ₽ + 3 900 ₽/м × 4,574 м вверху ≈ 22 640 ₽",
      "3,15 м + 23,732 м ÷ 2 ската × 0,12 ≈ 4,574 м вверху",
    ]);
    expect(lines["2.3."]!.qty[1]).toBe(
      "2 проёма ворот + 1 + 2 × ((23,732 м ÷ 2 пролёта − 2 проёма ворот × 4 м) ÷ 2 ÷ 6 м ↑ 1 − 1) = 3 стойки торца",
    );
    expect(lines["5.1."]!.estimate).toBe(
      "Стена у ворот: 3,15 м + (23,732 м ÷ 2 пролёта − 2 проёма ворот × 4 м) ÷ 2 × 0,12 = 3,38196 м, " +
        "это ниже 4,15 м. Цена предварительная: её уточнит инженерный расчёт.",
    );
  });
});

describe("to whoever buys", () => {
  const told = (asked: Query, one = engine) => {
    const body = requestsTo(one).answer(asked);
    return Object.fromEntries(
      positionsOf(body).map(({ num, code }) => [num, one.quantityInWords(body, code).replaceAll("\u00a0", " ")]),
    );
  };

  test("12 × 32 m under a ridge", () => {
    const asked = { roof: "dvuhskat", width: "12", length: "32", piles: "1" };
    const frames = "Рамы стоят через 5 м: на 32 м это 7 шагов, последний короче, и 8 рам.";
    expect(told(asked)).toMatchObject({
      "1.1.": `По ферме на каждую из 8 рам. ${frames}`,
      "2.1.": `По две колонны на каждую из 8 рам. ${frames}`,
      "2.3.": "Стойки торцов: ставим не реже чем через 6 м и по бокам ворот.",
      "3.5.": "По свае под каждую опору: 16 колонн, 2 стойки торцов.",
      "4.5.": "По 3 распорки в каждом из 7 шагов рам.",
    });
    const inEnglish = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: english });
    expect(told(asked, inEnglish)).toMatchObject({
      "1.1.":
        "A truss for each of 8 frames. Frames stand 5 m apart: 32 m is 7 bays, the last of them shorter, and 8 frames.",
      "4.5.": "3 struts in each of 7 bays.",
    });
  });

  test("two spans", () => {
    const lines = told({ roof: "s-kolonnoy-po-centru", width: "23.7", length: "60", anchors: "1" });
    expect(lines["1.1."]).toBe("По 2 фермы на каждую из 11 рам. Рамы стоят через 6 м: на 60 м это 10 шагов и 11 рам.");
    expect(lines["3.4."]).toBe("По блоку под каждую опору: 22 колонны, 4 стойки торцов и центральные колонны.");
  });
});

describe("explain is checked like any other parameter", () => {
  const base = { roof: "dvuhskat", width: "12", length: "30" };
  const { calculation_id } = answer(base);

  test.each([{ explain: "maybe" }, { explain: "" }])("%o", (parameters) => {
    for (const refused of [
      engine.calculate({ ...base, ...parameters }),
      engine.fromCalculationId(calculation_id, parameters),
    ]) {
      expect(refused.body).toMatchObject({ error: { code: "invalid_parameter" } });
    }
  });

  test("nothing else stands beside an id", () => {
    const refused = engine.fromCalculationId(calculation_id, { montazh: "1" });
    expect(refused.body).toMatchObject({ error: { code: "unknown_parameter" } });
    expect(engine.fromCalculationId(calculation_id, { utm_source: "mail" }).body).toEqual(answer(base));
  });
});
