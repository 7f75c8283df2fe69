import * as engine from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { textOf } from "../../../../tests/support/text-of.ts";
import { grouped, roubles } from "../../../text/format.ts";
import { search } from "../../../search/search.ts";
import { filterPairs, openFilters } from "../filters/filter-form.ts";
import { offeredSearch } from "../offered-search.ts";
import { SearchContext } from "../search-context.ts";
import { INITIAL_SEARCH, reduceSearch, type SearchAction, type SearchState } from "../search-state.ts";
import { SearchResult } from "./SearchResult.tsx";

/** What the page has found for the filters of this link, after what happened since. */
function found(query: string, ...actions: SearchAction[]): SearchState {
  const { form } = openFilters(query);
  const answer: SearchAction = { type: "answer", ...offeredSearch(engine, filterPairs(form)) };
  return [answer, ...actions].reduce(reduceSearch, { ...INITIAL_SEARCH, form });
}
function shown(state: SearchState) {
  const html = renderToString(
    <SearchContext.Provider value={{ state, dispatch: () => {} }}>
      <SearchResult />
    </SearchContext.Provider>,
  );
  return { html, text: textOf(html), cards: html.split("<article").length - 1 };
}
const BUDGET = "budget=3000000";

describe("the first of what was found is praised as the most", () => {
  const FREE_STANDING = "&roof=dvuhskat,odnoskat-otdelno,s-kolonnoy-po-centru";
  test.each([
    [BUDGET, "Самый большой за эти деньги из тех, что не примыкают к зданию"],
    [`${BUDGET}${FREE_STANDING}`, "Самый большой за эти деньги"],
    [`${BUDGET}&sort=price${FREE_STANDING}`, "Самый дешёвый"],
    ["area_min=300", "Самый дешёвый из тех, что не примыкают к зданию"],
    [`sort=area${FREE_STANDING}`, "Самый большой"],
    ["budget=1&width_min=8&width_max=9.8", "Самый дешёвый с такими пожеланиями из тех, что не примыкают к зданию"],
  ])("%s: %s", (query, praise) => {
    const { html } = shown(found(query));
    expect(/<p class="found-praise">(.*?)<\/p>/.exec(html)![1]).toBe(praise);
    expect(html.split('class="button cta"')).toHaveLength(2);
  });
});

test("each card has what the API says, and what is in its price", () => {
  const query = `${BUDGET}&roof=dvuhskat&montazh=1`;
  const { text, cards } = shown(found(query));
  const answer = search(engine, [...new URLSearchParams(query)]);
  if (answer.status === 400) throw new Error("refused");
  expect(cards).toBe(answer.body.items.length);
  for (const { total_with_vat, price_per_m2_with_vat } of answer.body.items) {
    expect(text).toContain(`${roubles(total_with_vat)} ${roubles(price_per_m2_with_vat)} за м²`);
  }
  expect(text).toContain("В цене: каркас, монтаж каркаса");
  expect(text).toContain(`Подходит ${grouped(answer.body.found)}\u00a0вариант`);
});

test("more can be shown, up to the limit of the API", () => {
  expect(shown(found("budget=5000000"))).toMatchObject({
    cards: 10,
    text: expect.stringContaining("Показать ещё 40\u00a0вариантов"),
  });
  const all = shown(found("budget=5000000&limit=50"));
  expect(all.cards).toBe(50);
  expect(all.text).not.toContain("Показать ещё");
});

test("while a question to the words is open what was found is not called theirs", () => {
  const state = found(BUDGET, { type: "reserve", told: "Сначала ответьте на\u00a0вопрос" });
  expect(shown(state).text).toMatch(/^Пока \d+\sвариант/);
});

test("when nothing fits it says what is missing and what the cheapest one costs", () => {
  const state = found("budget=50000&gates=1");
  const { missing, cheapest } = state.shown!.over_budget!;
  const { text, cards } = shown(state);
  expect(cards).toBe(1);
  expect(text).toContain("В 50\u00a0000\u00a0₽ ничего не укладывается");
  expect(text).toContain(`Не хватает ${roubles(missing)}`);
  expect(text).toContain(`Поднять бюджет до ${roubles(cheapest.total_with_vat)}`);
});

test("hangars whose wall is too low for their gates are counted, and said why", () => {
  const state = found(`${BUDGET}&roof=dvuhskat&gates=1`);
  expect(state.tooLow).toBeGreaterThan(0);
  expect(shown(state).text).toMatch(
    new RegExp(`^Ещё ${grouped(state.tooLow)}\u00a0вариант.* воротам высотой 4\u00a0м нужна стена от 4,15\u00a0м`),
  );
  const refused = found(`${BUDGET}&roof=dvuhskat&gates=1&height_max=3.15`);
  expect(shown(refused).text).toContain("нужна стена от 4,15\u00a0м");
});

describe("without an answer to the filters", () => {
  test("the last one is past, and what is wrong is named", () => {
    const { form } = openFilters("budget=3000000&width_min=широко");
    const wrong: SearchAction = { type: "answer", ...offeredSearch(engine, filterPairs(form)) };
    const { html, text } = shown(found(BUDGET, wrong));
    expect(html).toContain('<div class="result-details stale" inert');
    expect(text).toContain("Нужно число больше нуля, например 12,5");
  });

  test("a search that did not start is told", () => {
    const { text } = shown(reduceSearch(INITIAL_SEARCH, { type: "failure" }));
    expect(text).toMatch(/^Подбор не запустился/);
  });

  test("it is waited for", () => expect(shown(INITIAL_SEARCH).text).toBe("Подбираем…"));
});
