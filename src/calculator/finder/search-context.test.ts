import { expect, test } from "vitest";
import { priceList } from "hangar-engine";
import { filtersAsCalculator } from "./search-context.ts";
import { INITIAL_SEARCH } from "./search-state.ts";

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%s is no roof to choose", (roof) => {
  const state = INITIAL_SEARCH;
  const { state: calculator } = filtersAsCalculator({
    state: { ...state, form: { ...state.form, roof } },
    dispatch: () => {},
  });
  expect(Object.keys(priceList.roofs)).toContain(calculator.form.roof);
});
