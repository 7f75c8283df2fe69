import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import * as engine from "hangar-engine";
import { textOf } from "../../../tests/support/text-of.ts";
import type { Reading } from "../wish/Wish.tsx";
import { read } from "../wish/reading/parser.ts";
import { FilterOutcome } from "./FilterOutcome.tsx";
import { filterPairs, openFilters, type FilterForm } from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { offeredSearch } from "./offered-search.ts";
import { INITIAL_SEARCH, reduceSearch } from "./search-state.ts";

const CONFIRMED = { isAsRead: false, assumed: [] };

/** Of words beside the filters of a link that follow them and were then changed by hand. */
function shown(text: string, changed: Partial<FilterForm> = {}, query = "", reading: Reading = CONFIRMED): string {
  const understanding = read(text, {}, true);
  const form = { ...openFilters(query).form, ...filtersOfWish(understanding), ...changed };
  const state = reduceSearch(
    { ...INITIAL_SEARCH, form },
    { type: "answer", ...offeredSearch(engine, filterPairs(form)) },
  );
  return renderToString(<FilterOutcome {...{ understanding, state, reading }} />);
}

const WORDS = "двускатный от 300 квадратов до 6 млн";

test.each([
  [WORDS, {}, "", "Показано то, что подходит под эти слова."],
  [WORDS, { area_min: "300 м²" }, "", "Показано то, что подходит под эти слова."],
  [WORDS, { area_min: "200", gates: "2" }, "", "В фильтрах иначе: площадь. Показано по фильтрам."],
  [WORDS, { width_min: "х" }, "", "Подбора нет: исправьте фильтры."],
  [`${WORDS}, зелёненький`, {}, "", "Показано то, что подходит под эти слова. Не учтено: «зелёненький»."],
  ["двускатный от 300 квадратов до 500 тысяч", {}, "", ""],
  ["здравствуйте", {}, "", ""],
  [
    "до 6 млн, от 300 м2",
    {},
    "budget=5000000&gates=2&montazh=1&roof=dvuhskat,odnoskat-otdelno&limit=50",
    "Показано то, что подходит под эти слова. Остальное — как в фильтрах: крыша: двускатный и односкатный отдельно стоящий, ворота 4×4\u00a0м: 2 и монтаж каркаса.",
  ],
  [
    "двускатный до 5 млн",
    { width_min: "15" },
    "",
    "Показано то, что подходит под эти слова. Остальное — как в фильтрах: ширина от 15\u00a0м.",
  ],
] as const)("«%s», then %j, in a link %j: %s", (text, changed, query, told) =>
  expect(textOf(shown(text, changed, query))).toBe(told),
);

test("until it is confirmed it is what was read, and what is assumed is told by itself", () => {
  const reading: Reading = { isAsRead: true, assumed: [{ field: "montazh", text: "монтаж каркаса" }] };
  expect(textOf(shown("до 6 млн, от 300 м2", {}, "budget=5000000&gates=2&montazh=1&roof=dvuhskat", reading))).toBe(
    "Показано по прочитанному. Остальное — как в фильтрах: крыша: двускатный и ворота 4×4\u00a0м: 2.",
  );
});

test("a whole hangar leads to its calculation", () => {
  const html = shown("двускатный 12 на 30, двое ворот, до 9 млн");
  expect(html).toContain('href="/?roof=dvuhskat&amp;width=12&amp;length=30&amp;gates=2"');
  expect(textOf(html)).toBe("Посчитать этот ангар");
});
