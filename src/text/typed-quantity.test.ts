import { expect, it } from "vitest";
import { typedQuantity } from "./typed-quantity.ts";

it.each([
  ["30", "30", ""],
  [" 30 ", "30", ""],
  ["30 м", "30", "м"],
  ["30м.", "30", "м"],
  ["12\u00a0000", "12000", ""],
  ["1 234 567,5 руб.", "1234567,5", "руб"],
  ["4,35", "4,35", ""],
  ["4.35", "4.35", ""],
  ["４，３５", "4,35", ""],
  ["3\u202fМлн", "3", "млн"],
  ["3 млн.", "3", "млн"],
  ["30,", "30", ""],
  ["12000 мм", "12000", "мм"],
])("%j is %s %s", (text, number, unit) => expect(typedQuantity(text)).toEqual({ number, unit }));

it.each(["", "м", "тридцать", "1e3", "-5", "1,2,3", "12 30", "12x30", "30 м на 12", "30 м 12", "½"])(
  "%j is no quantity",
  (text) => expect(typedQuantity(text)).toBeUndefined(),
);
