import { expect, test } from "vitest";
import { priceList } from "hangar-engine";
import { filtersAsCalculator } from "./search-context.ts";
import { INITIAL_SEARCH } from "./search-state.ts";

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%s is no roof to choose", (roof) => {
  const form = { ...INITIAL_SEARCH.form, roof };
  const { state } = filtersAsCalculator({ ...INITIAL_SEARCH, form, dispatch: () => {} });
  expect(Object.keys(priceList.roofs)).toContain(state.form.roof);
});
