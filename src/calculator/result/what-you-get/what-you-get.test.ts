import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { requestsTo } from "../../../../tests/support/arbitraries.ts";
import { engine } from "../../../../tests/support/example-engine.ts";
import { warningsAlong } from "../../../text/warnings-along.ts";
import { quoteRequestText } from "../../../applications/request/quote-request-text.ts";
import { positionsOf, priceParts } from "../price-parts.ts";
import { whatIsIn } from "./what-is-in.ts";
import { whatIsNotIn } from "./what-is-not-in.ts";

const { answer, validQuery } = requestsTo(engine);
const sumOf = (parts: readonly { sum: number }[]): number => parts.reduce((total, { sum }) => total + sum, 0);
const leftOut = (query: Parameters<typeof answer>[0]): string[] => whatIsNotIn(answer(query)).map(({ text }) => text);

describe("whatever the hangar", () => {
  test("what is in the price is all of it, and so are the parts of its bar", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const body = answer(query);
        expect(sumOf(whatIsIn(body))).toBe(body.result.total_with_vat);
        expect(sumOf(priceParts(body))).toBe(body.result.total_with_vat);
      }),
    );
  });

  test("each part of the price is told without a comma that nothing follows", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        for (const { text } of whatIsIn(answer(query))) expect(text).not.toMatch(/,$|,:/);
      }),
    );
  });

  test("what a button adds is no longer left out once it is added", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        for (const row of whatIsNotIn(answer(query))) {
          if (!("adds" in row)) continue;
          const { body } = engine.calculate({ ...query, [row.adds.name]: row.adds.value });
          // A gate need not fit into a short hangar.
          if ("error" in body) expect(row.adds.name).toBe("gates");
          else expect(whatIsNotIn(body).map(({ text }) => text)).not.toContain(row.text);
        }
      }),
    );
  });

  test("each line of the estimate is explained in plain words", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const body = answer(query);
        for (const { code, name } of positionsOf(body)) expect(engine.quantityInWords(body, code), name).not.toBe("");
      }),
    );
  });
});

test("the frame is told by the sections that the bill heads", () => {
  const body = structuredClone(answer({ roof: "dvuhskat", width: 12, length: 30, piles: 1, gates: 1, panels: 1 }));
  expect(whatIsIn(body)[0]!.text).toBe("Каркас: фермы, колонны, крепёж, связи и прогоны");
  body.result.materials[0]!.name = "Балки";
  expect(whatIsIn(body)[0]!.text).toBe("Каркас: балки, колонны, крепёж, связи и прогоны");
});

test("gates that do not fit as they stand say so beside their sum, and wherever the total is sent", () => {
  const body = answer({ roof: "dvuhskat", width: 12, length: 30, height: 3.15, gates: 1 });
  const sentence = "Ворота высотой 4\u00a0м при такой высоте не помещаются: им нужна колонна от 4,35\u00a0м.";
  const warned = whatIsIn(body).filter(({ warning }) => warning !== undefined);
  expect(warned.map(({ text, warning }) => [text.split(" ")[0], warning])).toEqual([["Рама", sentence]]);
  expect(quoteRequestText(body, {}).split("\n")[2]).toBe(sentence);
  expect(warningsAlong(answer({ roof: "dvuhskat", width: 12, length: 30, gates: 1 }))).toEqual([]);
});

describe("what a buyer might take for a part of the price", () => {
  const FRAME = { roof: "dvuhskat", width: 12, length: 30 };

  test("of a bare frame: mounting, cladding, gates, foundation and delivery", () => {
    expect(leftOut(FRAME)).toEqual([
      "Монтаж каркаса",
      "Обшивка: сэндвич-панели кровли и стен",
      "Ворота",
      "Фундамент: ставим на ваш готовый",
      "Доставка",
    ]);
  });

  test("of frames of openings: leaves and glass", () => {
    const rows = leftOut({ ...FRAME, gates: 1, doors: 1, windows: 2 });
    expect(rows).toContain("Полотна ворот и дверей: в\u00a0цене рамы проёмов");
    expect(rows).toContain("Остекление окон: в\u00a0цене рамы проёмов");
    const [, gate] = whatIsIn(answer({ ...FRAME, gates: 1, rails: "none" }));
    expect(gate?.text).toMatch(/без направляющих и полотна$/);
  });

  test("of panels: their mounting, and that the term is the frame's alone", () => {
    const rows = leftOut({ ...FRAME, panels: true });
    expect(rows).toContain("Монтаж панелей");
    expect(rows.at(-1)).toMatch(/^Срок 14\sдней — это изготовление каркаса$/);
    expect(leftOut({ ...FRAME, panels: true, panels_montazh: true })).not.toContain("Монтаж панелей");
  });

  test("decor stands beside the panels, for it is no part of what they are named by", () => {
    const body = answer({ ...FRAME, panels: true, dekor_roof: true, dekor_wall: true });
    expect(whatIsIn(body).map(({ text }) => text)).toEqual([
      "Каркас: фермы, колонны, крепёж, связи и прогоны",
      "Сэндвич-панели кровли и стен, доборные элементы, крепёж",
      "Декор кровельных панелей на заказ",
      "Декор стеновых панелей на заказ",
    ]);
  });

  test("of piles: driving them", () => {
    const body = answer({ ...FRAME, piles: true });
    expect(whatIsNotIn(body).map(({ text }) => text)).toContain("Погружение свай: в\u00a0цене сам материал");
    expect(whatIsIn(body).some(({ text }) => /^Винтовые сваи.*: материал$/.test(text))).toBe(true);
  });
});
