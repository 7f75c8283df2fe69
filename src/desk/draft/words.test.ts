import { expect, test } from "vitest";
import { unmovedText } from "./words.ts";

test.each([
  [[], "Итоги те же, что сейчас на сайте."],
  [["Рама двери", "Распорка"], "Итоги этих ангаров те же; другими станут те, где есть: Рама двери; Распорка."],
])("totals that stay, of changed %j", (names, told) => {
  expect(unmovedText(names.map((name) => ({ name })))).toBe(told);
});
