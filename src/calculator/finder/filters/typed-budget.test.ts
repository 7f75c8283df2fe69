import { expect, test } from "vitest";
import { typedBudget } from "./typed-budget.ts";

test.each([
  ["3000000", 3_000_000],
  ["3 000 000 ₽", 3_000_000],
  ["3\u00a0000\u00a0000 руб.", 3_000_000],
  ["3000000р", 3_000_000],
])("%j is %i roubles", (text, sum) => expect(typedBudget(text)).toEqual({ roubles: sum }));

test.each([
  ["3 млн", 3_000_000, "3\u00a0млн — это 3\u00a0000\u00a0000\u00a0₽"],
  ["3,5 млн", 3_500_000, "3,5\u00a0млн — это 3\u00a0500\u00a0000\u00a0₽"],
  ["4.35млн. ₽", 4_350_000, "4,35\u00a0млн — это 4\u00a0350\u00a0000\u00a0₽"],
  ["2 миллиона рублей", 2_000_000, "2\u00a0млн — это 2\u00a0000\u00a0000\u00a0₽"],
  ["3000 тыс", 3_000_000, "3000\u00a0тыс. — это 3\u00a0000\u00a0000\u00a0₽"],
  ["3 000 тыс. руб.", 3_000_000, "3000\u00a0тыс. — это 3\u00a0000\u00a0000\u00a0₽"],
])("%j is %i roubles, and said so", (text, sum, told) => expect(typedBudget(text)).toEqual({ roubles: sum, told }));

test.each(["", "много", "3 тонны", "0,5", "3 млн 200 тыс", "1e6", "-5"])("%j is no sum", (text) =>
  expect(typedBudget(text)).toBeUndefined(),
);
