import * as engine from "hangar-engine";
import { expect, test } from "vitest";
import { FILTER_DEFAULTS, filterPairs } from "./filters/filter-form.ts";
import { offeredSearch } from "./offered-search.ts";
import { searchInWords } from "./search-in-words.ts";
import { INITIAL_SEARCH, reduceSearch, type SearchAction, type SearchState } from "./search-state.ts";

const set = (name: keyof typeof FILTER_DEFAULTS, value: string): SearchAction => ({ type: "set", name, value });
/** What the worker answers to the filters as they stand. */
const answered = (state: SearchState): SearchState =>
  reduceSearch(state, { type: "answer", ...offeredSearch(engine, filterPairs(state.form)) });
const after = (...actions: SearchAction[]): SearchState =>
  actions.reduce((state, action) => answered(reduceSearch(state, action)), answered(INITIAL_SEARCH));

test("other filters begin at the top of their list again", () => {
  const more = after(set("limit", "50"));
  expect(more.shown!.items).toHaveLength(50);
  const { form, touched } = reduceSearch(more, set("gates", "2"));
  expect({ form, touched }).toEqual({ form: { ...FILTER_DEFAULTS, gates: "2" }, touched: true });
});

test("what cannot be searched keeps what was typed and the last result, until it is mended", () => {
  const first = answered(INITIAL_SEARCH);
  const wrong = after(set("width_min", "широко"));
  expect(wrong.form.width_min).toBe("широко");
  expect(wrong.shown).toEqual(first.shown);
  expect(wrong.problems!.byField).toEqual({ width_min: "Нужно число больше нуля, например 12,5" });
  expect(after(set("width_min", "широко"), set("width_min", ""))).toMatchObject({
    shown: first.shown,
    problems: undefined,
  });
});

test("an answer ends a failure, and a notice goes where it is read", () => {
  const failed = reduceSearch(INITIAL_SEARCH, { type: "failure" });
  expect(failed.hasFailed).toBe(true);
  expect(answered(failed).hasFailed).toBe(false);
  const opened = reduceSearch(INITIAL_SEARCH, {
    type: "open",
    form: { ...FILTER_DEFAULTS, gates: "2" },
    strangers: ["montaz"],
    isUnsettled: true,
  });
  expect(opened).toMatchObject({ form: { gates: "2" }, strangers: ["montaz"], isUnsettled: true, touched: false });
  expect(reduceSearch(opened, { type: "dismiss notice" }).isUnsettled).toBe(false);
});

test.each([
  ["nothing yet", INITIAL_SEARCH, /^Подбираем… \| $/],
  [
    "the first of what was found",
    after(set("budget", "7000000")),
    /^[\d\s]+вариант\S* \| первый — [\d,]+\sм² за [\d\s]+₽$/,
  ],
  ["what is missing", after(set("budget", "50000")), /^Ничего не укладывается \| не хватает [\d\s]+₽$/],
  ["what to mend", after(set("budget", "много")), /^Подбора нет \| исправьте пожелания$/],
  ["a failure", reduceSearch(INITIAL_SEARCH, { type: "failure" }), /^Подбор не запустился \| $/],
] as const)("at the foot of a phone: %s", (_what, state, told) => {
  const { text, detail } = searchInWords(state);
  expect(`${text} | ${detail}`).toMatch(told);
});
