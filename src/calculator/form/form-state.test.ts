import { calculate, priceList } from "hangar-engine";
import { expect, it } from "vitest";
import { defaultHangar } from "./default-hangar.ts";
import { formParameters, OPTION_DEFAULTS } from "./form-state.ts";

it("the form's defaults are the engine's", () => {
  const { roof, width, length, height } = formParameters(defaultHangar(priceList));
  const sizes = { roof, width, length, height };
  expect(calculate({ ...sizes, ...OPTION_DEFAULTS })).toEqual(calculate(sizes));
});
