import { describe, expect, test } from "vitest";
import { checkRules, type Vocabulary } from "./check.ts";
import { readRules } from "./read.ts";
import { GRAINS, plainNumber, type NumberType } from "./types.ts";

const metres: NumberType = { ...plainNumber(GRAINS.any, 1), m: 1, unit: "metres" };
const money: NumberType = { ...plainNumber(GRAINS.tens, 1), roubles: 1, unit: "roubles" };

const VOCABULARY: Vocabulary = {
  units: { metres: { m: 1, roubles: 0 }, frames: { m: 0, roubles: 0 }, area: { m: 2, roubles: 0 } },
  rowUnits: { "шт.": { m: 0, roubles: 0, grain: "whole" }, "м²": { m: 2, roubles: 0, grain: "tenths" } },
  given: {
    length: metres,
    gates: plainNumber(GRAINS.whole, 0),
    welded: { kind: "flag" },
    truss: { kind: "choice", values: { solid: "Цельный", demountable: "Сборный" } },
    prices: {
      kind: "table",
      fields: {
        gate: money,
        strut: { kind: "keyed", of: money },
        column: { kind: "table", fields: { base: money, per_m: { ...money, m: -1 } } },
        mounting: { kind: "keyed", of: { kind: "table", fields: { price: money } }, bound: "max_height" },
      },
    },
  },
  read: ["frames"],
};

const ROW = { num: "1.1.", code: "R-1", ru: "Рама", unit: "шт.", qty: "frames", price: "prices.gate" };
const FRAMES = { is: "up(length ÷ 5 metres) + 1", unit: "frames" };

/** What is told of the rules, with the path and the offset; `row` and `quantities` are put upon sound ones. */
function told(row: object, quantities: object = {}, more: object = {}): string[] {
  const data = {
    quantities: { frames: FRAMES, ...quantities },
    shared: {},
    sentences: {},
    positions: { row: { ...ROW, ...row } },
    ...more,
  };
  const read = readRules(data, { ru: 3 });
  const faults = read.faults.length > 0 ? read.faults : checkRules(read, VOCABULARY);
  return faults.map(({ path, offset, text }) => `${path.slice(-2).join(".")}:${offset} ${text}`);
}

test("sound rules have no fault", () => {
  expect(told({})).toEqual([]);
  expect(told({ when: "truss = solid and not welded", price: "prices.strut[length]", estimate: "gates > 2" })).toEqual(
    [],
  );
  expect(told({ unit: "м²", qty: "up(length × length, 0.1)" })).toEqual([]);
  expect(told({ price: "kind(prices.column)" }, { "kind(of)": "nearest(of.base + of.per_m × length, 10)" })).toEqual(
    [],
  );
});

describe("what is wrong is told where it stands, with what to do", () => {
  test.each<[string, object, object, string]>([
    ["an unknown name", { qty: "frmes" }, {}, "row.qty:0 величины «frmes» нет; возможно, frames"],
    ["an unknown figure", { price: "prices.gat" }, {}, "row.price:0 у prices поля «gat» нет; возможно, gate"],
    ["an unknown value", { when: "truss = solyd" }, {}, "row.when:8 значения «solyd» нет; возможно, solid"],
    ["an unknown unit", { qty: "2 framez" }, {}, "row.qty:0 единицы «framez» нет; возможно, frames"],
    ["an unknown field", { qyt: "frames" }, {}, "row.qyt:0 неизвестное поле; возможно, qty"],
    ["a circle", { qty: "a" }, { a: "b + 1", b: "a + 1" }, "quantities.b:0 круг: a → b → a"],
    [
      "what is used nowhere",
      {},
      { spare: "frames × 2" },
      "quantities.spare:0 spare нигде не используется; уберите или назовите в формуле",
    ],
    [
      "metres and pieces",
      { qty: "up(length + frames)" },
      {},
      "row.qty:10 складываются разные единицы: метры и число или штуки; у числа единица пишется после него: 0.4 metres",
    ],
    [
      "metres for pieces, of a figure without a unit",
      { qty: "length ÷ 0.4" },
      {},
      "row.qty:0 выходит «метры», а считается позиция в «шт.»; у числа единица пишется после него: 0.4 metres",
    ],
    ["no name in a language", { ru: undefined }, {}, "row.ru:0 не указано ru; нужно: текст"],
    ["roubles for pieces", { qty: "prices.gate" }, {}, "row.qty:0 выходит «рубли», а считается позиция в «шт.»"],
    ["pieces for roubles", { price: "frames × 10" }, {}, "row.price:0 цена — это рубли за единицу позиции"],
    [
      "pieces that are not rounded",
      { qty: "length ÷ 2 metres" },
      {},
      "row.qty:0 количество в «шт.» может выйти дробным; округлите: up(…), down(…) или nearest(…, 1)",
    ],
    [
      "an area that is not rounded",
      { qty: "length × length", unit: "м²" },
      {},
      "row.qty:0 количество в «м²» может выйти дробным; округлите до десятых: up(…, 0.1)",
    ],
    [
      "a price that is not rounded",
      { price: "prices.column.base + prices.column.per_m × length" },
      {},
      "row.price:0 цена должна делиться на 10; округлите: nearest(…, 10)",
    ],
    [
      "a price that may be nothing",
      { price: "if(welded, prices.gate, 0)" },
      {},
      "row.price:0 цена может выйти нулём или меньше",
    ],
    [
      "up of less than nothing",
      { qty: "up(gates − 2)" },
      {},
      "row.qty:9 gates − 2 может быть меньше нуля; оберните в max(0, …)",
    ],
    [
      "a divisor of nothing",
      { qty: "up(frames ÷ gates)" },
      {},
      "row.qty:12 делитель gates должен быть всегда больше нуля",
    ],
    ["a number for a condition", { when: "gates" }, {}, "row.when:0 здесь нужно условие, а это число"],
    [
      "equal metres",
      { when: "length = 5 metres" },
      {},
      "row.when:7 дробные числа ровно равны не бывают; сравните < или >",
    ],
    [
      "a quantity without its values",
      { qty: "twice" },
      { "twice(of)": "of × 2" },
      "row.qty:0 у twice есть параметры: twice(of)",
    ],
    [
      "too few values",
      { qty: "both(frames)" },
      { "both(a, b)": "a + b" },
      "row.qty:0 both берёт значений: 2, а дано 1",
    ],
    [
      "another unit than it says",
      { qty: "wide" },
      { wide: { is: "length × 2", unit: "frames" } },
      "wide.is:0 выходит «метры», а единица frames — это «число или штуки»",
    ],
    [
      "a tier by another size",
      { price: "prices.mounting[length].price" },
      {},
      "row.price:16 строки prices.mounting выбирают по height",
    ],
    [
      "a number without its dot",
      { num: 1.1 },
      {},
      "row.num:0 найдено 1.1; нужно: номер раздела и позиции с точкой на конце, например 2.1.",
    ],
    ["an unknown unit of a position", { unit: "штук" }, {}, "row.unit:0 найдено «штук»; есть шт., м²"],
    [
      "a formula cut by a comma",
      { qty: undefined },
      { cut: { is: "max(0", "frames)": null } },
      "cut.frames):0 формула разрезана запятой; уберите фигурные скобки и пишите поля по строкам",
    ],
    ["a brace alone", { buyer: { ru: "На {frames рам" } }, {}, "buyer.ru:3 «{» без пары: в {скобках} стоит величина"],
    ["a form too few", { buyer: { ru: "{frames|рама|рам}" } }, {}, "buyer.ru:0 форм слова: 2; нужно 3 или одна"],
    [
      "two parameters of one name",
      { qty: "f(1, 2)" },
      { "f(x, x)": "x" },
      "quantities.f(x, x):0 параметры зовут одинаково; дайте разные имена",
    ],
    ["no cases", { qty: "none" }, { none: [] }, "quantities.none:0 нужен хотя бы один случай"],
    [
      "a step that no one is whole steps of",
      { qty: "up(length × length, 0.3)", unit: "м²" },
      {},
      "row.qty:20 шаг 0.3 не укладывается в единице целое число раз; возьмите 0.1, 0.25 или 0.5",
    ],
    ["a text without a language", { buyer: { ru: "" } }, {}, 'buyer.ru:0 найдено ""; нужно: текст'],
    [
      "a hole of a text",
      { buyer: { ru: "На {bays} шагов" } },
      {},
      "buyer.ru:4 величины «bays» нет; есть frames, length, gates, welded, truss, prices",
    ],
    [
      "the last of several cases",
      { qty: "two" },
      {
        two: [
          { when: "welded", is: 1 },
          { when: "gates > 1", is: 2 },
        ],
      },
      "two.1:0 последний случай — без when: он верен, когда остальные нет",
    ],
  ])("%s", (_, row, quantities, expected) => {
    expect(told(row, quantities)).toContain(expected);
  });

  test.each([
    ["quantities one by one", (at: number) => [`a${at}`, `a${at - 1} + a${at - 1}`], "a0", "frames"],
    ["quantities with a parameter", (at: number) => [`a${at}(x)`, `a${at - 1}(x) + a${at - 1}(x)`], "a0(x)", "x"],
    ["values of parameters", (at: number) => [`a${at}(x)`, `a${at - 1}(x + x)`], "a0(x)", "x + x"],
  ])("what doubles step by step is told before it is written out: %s", (_, step, first, is) => {
    const steps = Array.from({ length: 40 }, (_, at) => step(at + 1));
    const shared = Object.fromEntries([[first, is], ...steps]) as object;
    const qty = first === "a0" ? "a40" : "a40(frames)";
    expect(told({ qty }, {}, { shared }).join()).toContain("слишком длинно вместе со всем, о чём говорит");
  });

  test("so are thousands of steps, and sentences that double", () => {
    const steps = Array.from({ length: 5000 }, (_, at) => [`a${at + 1}`, `a${at} + 1`]);
    const shared = Object.fromEntries([...steps.reverse(), ["a0", "frames"]]) as object;
    expect(told({ qty: "a5000" }, {}, { shared }).join()).toContain("слишком длинно");
    const said = Array.from({ length: 40 }, (_, at) => [`s${at + 1}`, { ru: `{s${at}} {s${at}}` }]);
    const sentences = Object.fromEntries([["s0", { ru: "Рама" }], ...said]) as object;
    expect(told({ buyer: { ru: "{s40}" } }, {}, { sentences }).join()).toContain("слишком длинно");
  });

  test("forms of a sentence", () => {
    const sentences = { frames: { ru: "рамы" } };
    expect(told({ buyer: { ru: "{frames|рама|рамы|рам}" } }, {}, { sentences })).toEqual([
      "buyer.ru:0 frames здесь — текст из sentences; форм у него нет",
    ]);
  });

  test("sentences in a circle", () => {
    const sentences = { one: { ru: "{other}" }, other: { ru: "а {one}" } };
    expect(told({ buyer: { ru: "{one}" } }, {}, { sentences })).toEqual([
      "sentences.one:0 круг: {one} → {other} → {one}",
    ]);
  });

  test.each(["Gate frame", "x: stop(), y", "[stop()]", "", "__proto__"])("%j is no name, for code has it", (name) => {
    const what = "имя: строчные латинские буквы, цифры и _";
    expect(
      told({}, {}, { positions: JSON.parse(`{ ${JSON.stringify(name)}: ${JSON.stringify(ROW)} }`) as object }),
    ).toContain(`positions.${name}:0 ${what}`);
    const sentences = JSON.parse(`{ ${JSON.stringify(name)}: { "ru": "Рама" } }`) as object;
    expect(told({}, {}, { sentences })).toContain(`sentences.${name}:0 ${what}`);
  });

  test("numbers and codes are given once, and rows stand by their numbers", () => {
    const positions = { a: ROW, b: { ...ROW, num: "1.1." } };
    expect(
      told(
        {},
        {},
        {
          positions: { ...positions, c: { ...ROW, num: "1.2.", code: "R-3" }, d: { ...ROW, num: "1.1.", code: "R-4" } },
        },
      ),
    ).toEqual([
      "b.code:0 код R-1 уже у a; у каждой позиции он свой, дайте другой",
      expect.stringContaining("b.num:0 номер 1.1. уже у a"),
      expect.stringContaining("d.num:0 номер 1.1. стоит после большего"),
    ]);
    expect(
      told({}, {}, { positions: { a: { ...ROW, when: "welded" }, b: { ...ROW, code: "R-2", when: "not welded" } } }),
    ).toEqual([]);
  });

  test("a row that slipped out of its part", () => {
    expect(told({}, {}, { gate: ROW })).toEqual([
      "gate:0 неизвестное поле; есть quantities, shared, sentences, positions",
    ]);
  });

  test("what the program reads is there", () => {
    expect(told({ qty: "frame" }, {}, { quantities: { frame: FRAMES } }).join()).toContain("нет величины frames");
  });
});

test("a number of another section is told once, not at every row below it", () => {
  const rows = { a: { ...ROW, num: "8.1." }, b: { ...ROW, code: "R-2" }, c: { ...ROW, num: "1.2.", code: "R-3" } };
  expect(told({}, {}, { positions: rows })).toEqual([
    "b.num:0 номер 1.1. стоит после большего; строки идут по номерам",
  ]);
});

test("a formula that a comma cut in braces is told once", () => {
  const length_up = { is: "if(welded", length: null, "2 × length)": null };
  expect(told({}, { length_up })).toEqual([
    "length_up.length:0 формула разрезана запятой; уберите фигурные скобки и пишите поля по строкам",
  ]);
});

test("of many names the nearest is told, or where they are", () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`side_${at}`, "length"]));
  expect(told({ qty: "eaves × 1" }, many)).toContain(
    "row.qty:0 величины «eaves» нет, и похожего тоже; имена стоят слева от двоеточия в файлах величин и позиций",
  );
});
