import { expect, test } from "vitest";
import { updateText, type Priced } from "./update-text.ts";

const old = "2026-11-20";
const fresh = "2026-12-01";

const rows: [text: string, own: Priced, next: Priced | undefined][] = [
  [
    "Цены обновлены: было 4 683 857 ₽, стало 4 700 000 ₽",
    { version: old, total: 4_683_857 },
    { version: fresh, total: 4_700_000 },
  ],
  // A corrected rule moves totals too, and they are what counts.
  [
    "Цены обновлены: было 4 683 857 ₽, стало 4 700 000 ₽",
    { version: old, total: 4_683_857 },
    { version: old, total: 4_700_000 },
  ],
  [
    "Цены обновлены: этот ангар стоит столько же, 4 683 857 ₽",
    { version: old, total: 4_683_857 },
    { version: fresh, total: 4_683_857 },
  ],
  [
    "Цены обновлены: такого ангара в новом прайс-листе нет",
    { version: old, total: 4_683_857 },
    { version: fresh, total: undefined },
  ],
  [
    "Цены обновлены: теперь на 1 декабря 2026",
    { version: old, total: undefined },
    { version: fresh, total: undefined },
  ],
  ["Вышла новая версия калькулятора", { version: old, total: 4_683_857 }, { version: old, total: 4_683_857 }],
  ["Вышла новая версия калькулятора", { version: old, total: undefined }, { version: old, total: undefined }],
  ["Вышла новая версия калькулятора", { version: old, total: 4_683_857 }, undefined],
];

test.each(rows)("%s", (text, own, next) => {
  expect(updateText(own, next).replaceAll("\u00a0", " ")).toBe(text);
});
