import { expect, test } from "vitest";
import { raisedText, unmovedText } from "./words.ts";

test.each([
  [[], "Итоги те же, что сейчас на сайте."],
  [["Рама двери", "Распорка"], "Итоги этих ангаров те же; другими станут те, где есть: Рама двери; Распорка."],
])("totals that stay, of changed %j", (names, told) => {
  expect(unmovedText(names.map((name) => ({ name })))).toBe(told);
});

test.each([
  [2, 0, "Изменено: 2\u00a0цены. Отметки сняты."],
  [1, 5, "Изменено: 1\u00a0цена, после округления без изменений: 5\u00a0цен. Отметки сняты."],
  [0, 1, "После округления до десятков ни одна цена не изменилась. Отметки сняты."],
])("%d raised and %d kept", (moved, kept, told) => expect(raisedText(moved, kept)).toBe(told));
