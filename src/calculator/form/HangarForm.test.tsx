import { parameters } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { initialState } from "../calculator-state.ts";
import { HangarForm } from "./HangarForm.tsx";

/** Of the parameters of a calculation, those that are no choice of a person's. */
const API_ONLY = ["discount", "explain", "prices_version"];

const shown = renderToString(
  <CalculatorProvider calculator={{ state: initialState(), dispatch: () => {} }}>
    <HangarForm />
  </CalculatorProvider>,
);
const named = new Set([...shown.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name));

test.each(Object.keys(parameters).filter((name) => !API_ONLY.includes(name)))("the form has a field for %s", (name) => {
  expect(named).toContain(name);
});

test("and none for what is no parameter of a person's", () => {
  expect([...named].filter((name) => !Object.hasOwn(parameters, name!) || API_ONLY.includes(name!))).toEqual([]);
});
