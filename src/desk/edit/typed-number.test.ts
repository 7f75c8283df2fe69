import { describe, expect, test } from "vitest";
import { percentProblem, raised, typedNumber, typedPercent, typedPrice } from "./typed-number.ts";

describe("a typed price", () => {
  test.each([
    ["36400", { value: 36400 }],
    [" 10 ", { value: 10 }],
    ["3638", { problem: "3638 — цена кратна 10, ближайшая 3640", mend: 3640 }],
    ["3635", { problem: "3635 — цена кратна 10, ближайшая 3640", mend: 3640 }],
    ["36 400", { problem: "«36 400» — только цифры, без пробелов и ₽: 36400", mend: 36400 }],
    ["36\u00a0400 ₽", { problem: "«36\u00a0400 ₽» — только цифры, без пробелов и ₽: 36400", mend: 36400 }],
    ["3640,5", { problem: "3640,5 — цена целая и кратна 10, ближайшая 3640", mend: 3640 }],
    ["0", { problem: "0 — цена должна быть больше нуля" }],
    ["-50", { problem: "−50 — цена должна быть больше нуля" }],
    ["", { problem: "впишите цену" }],
    ["1e3", { problem: "«1e3» — не число; впишите цену цифрами, например 32500" }],
    ["даром", { problem: "«даром» — не число; впишите цену цифрами, например 32500" }],
    ["99999999999999999990", { problem: "слишком большое число" }],
  ])("%j", (raw, typed) => expect(typedPrice(raw)).toEqual(typed));
});

test.each([
  ["1,5", { value: 1.5 }],
  ["0.01", { value: 0.01 }],
  ["30", { value: 30 }],
  ["0,12345678901234567", { problem: "«0,12345678901234567» — не число; впишите, например, 14" }],
  ["", { problem: "впишите число, например 14" }],
  ["много", { problem: "«много» — не число; впишите, например, 14" }],
  ["1,5 м", { problem: "«1,5 м» — только число, без слов и пробелов: 1,5", mend: 1.5 }],
  ["14 дней", { problem: "«14 дней» — только число, без слов и пробелов: 14", mend: 14 }],
  ["12 000 мм", { problem: "«12 000 мм» — только число, без слов и пробелов: 12000", mend: 12000 }],
  ["2-3 дня", { problem: "«2-3 дня» — не число; впишите, например, 14" }],
])("another number, %j", (raw, typed) => expect(typedNumber(raw, 14)).toEqual(typed));

test.each([
  ["-120", "Снизить на 100\u00a0% и больше нельзя: цена станет нулём. Впишите, например, −20."],
  ["семь", "Впишите проценты, например 7 или −3,5."],
])("%j percent is told why it is none", (raw, told) => expect(percentProblem(raw)).toBe(told));

test.each([
  ["7", 700],
  ["+7,5 %", 750],
  ["−3.25", -325],
  ["-100", undefined],
  ["семь", undefined],
  ["1,234", undefined],
])("%j percent", (raw, hundredths) => expect(typedPercent(raw)).toBe(hundredths));

describe("a moved price", () => {
  test.each([
    [32500, 700, 34780], // 34775: half up
    [190, 700, 200], // 203.3
    [1450, -1000, 1310], // 1305: half up
    [10, -9900, 10],
    [1_000_000_010, 1, 1_000_100_010],
  ])("%d by %d hundredths of a percent is %d", (price, hundredths, after) => {
    expect(raised(price, hundredths)).toBe(after);
  });
});
