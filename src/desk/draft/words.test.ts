import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { fieldMap } from "./draft.ts";
import { editName, raisedText, unmovedText } from "./words.ts";

const list = readFileSync(new URL("../../../tests/support/example-prices/price-list.yaml", import.meta.url), "utf8");

test.each([
  [LIST, "prices.door_frame", "Рама двери"],
  [LIST, "prices.no_such", "prices.no_such"],
  [MANUFACTURER, "phone", "Телефон"],
  [MANUFACTURER, "requisites.inn", "Реквизиты"],
  ["logo.svg", "logo.svg", "Логотип"],
])("what was edited in %s as %s is called %s", (file, key, name) => {
  expect(editName(file, key, fieldMap(list).get(key), parsePriceList(list, LIST))).toBe(name);
});

test.each([
  [[], "Итоги те же, что сейчас на сайте."],
  [["Рама двери", "Распорка"], "Итоги этих ангаров те же; другими станут те, где есть: Рама двери; Распорка."],
])("totals that stay, of changed %j", (names, told) => {
  expect(unmovedText(names.map((name) => ({ name })))).toBe(told);
});

test.each([
  [2, 0, [], "Изменено: 2\u00a0цены. Отметки сняты."],
  [1, 5, [], "Изменено: 1\u00a0цена, после округления без изменений: 5\u00a0цен. Отметки сняты."],
  [0, 1, [], "После округления до десятков ни одна цена не изменилась. Отметки сняты."],
  [
    57,
    0,
    ["Рама двери"],
    "Изменено: 57\u00a0цен. Не меняли 1\u00a0строку с ошибкой, отметка осталась: Рама двери. Остальные отметки сняты.",
  ],
  [0, 0, ["Рама двери", "Декор"], "Не меняли 2\u00a0строки с ошибкой, отметка осталась: Рама двери; Декор."],
])("%d raised, %d kept and %j wrong", (moved, kept, wrong, told) => expect(raisedText(moved, kept, wrong)).toBe(told));
