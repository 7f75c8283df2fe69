import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { parsePriceList } from "../../price-proof/load.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { fieldMap } from "./draft.ts";
import { editName, raisedText, refusedText, unmovedText } from "./words.ts";

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
  [0, 0, ["Рама двери", "Декор"], "Не меняли 2\u00a0строки с ошибкой, отметки остались: Рама двери; Декор."],
])("%d raised, %d kept and %j wrong", (moved, kept, wrong, told) => expect(raisedText(moved, kept, wrong)).toBe(told));

test("of a workbook with a slip and a dispute the slip is told, and that there is to be chosen", () => {
  const told = "Цены!D47: Рама двери: было 8 000, в таблице 8 700, а в прайс-листе с тех пор 8 500";
  const dispute = { key: "prices.door_frame", name: "Рама двери", before: 8000, mine: 8700, theirs: 8500, told };
  const slip = "Цены!D60: Декор: 233 — цена кратна 10, ближайшая 230";
  const title = "Таблица не принята, исправьте";
  expect(refusedText(new DeskRefusal(`${title} (2):`, [told, slip], { conflicts: [dispute] }))).toEqual({
    title: `${title} (1):`,
    problems: [
      slip,
      "Ещё 1\u00a0значение изменили и в таблице, и на столе: чьё верно, выберете здесь, когда исправите остальное.",
    ],
  });
  expect(refusedText(new DeskRefusal(`${title} (1):`, [slip]))).toEqual({ title: `${title} (1):`, problems: [slip] });
});
