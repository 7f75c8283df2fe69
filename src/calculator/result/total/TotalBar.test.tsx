import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { CalculatorProvider } from "../../CalculatorProvider.tsx";
import { initialState, reduce, type Action } from "../../calculator-state.ts";
import { TotalBar } from "./TotalBar.tsx";

/** In words, as a reader sees them. */
function shown(...actions: Action[]): string {
  const state = actions.reduce(reduce, initialState());
  const html = renderToString(
    <CalculatorProvider calculator={{ state, dispatch: () => {} }}>
      <TotalBar />
    </CalculatorProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
}

test("the total says what it is of, at every width", () => {
  expect(shown()).toMatch(/ Каркас [\d ]+₽ с НДС 22 % /);
  expect(shown({ type: "set", name: "panels", value: "1" })).toMatch(/ Ангар [\d ]+₽ с НДС 22 % /);
});

test("and what of the buyer's words it goes without", () => {
  const leftOut = { isAsRead: false, inShort: "без доставки; снег V — отдельный проект", sentences: [] };
  expect(shown({ type: "leave out", leftOut })).toMatch(
    /Каркас [\d ]+₽ с НДС 22 %, без доставки; снег V — отдельный проект /,
  );
});

test("of words that nobody has confirmed it is what was read", () => {
  const leftOut = { isAsRead: true, inShort: "", sentences: [] };
  expect(shown({ type: "leave out", leftOut })).toMatch(/ По прочитанному : [\d ]+₽ с НДС 22 % /);
});

test("in two lines: the rest stands where it leads to", () => {
  const inShort = "без доставки; снег V — отдельный проект; без крана; без учёта: «покраска; окна»; без этажей";
  expect(shown({ type: "leave out", leftOut: { isAsRead: false, inShort, sentences: [] } })).toMatch(
    /с НДС 22 %, без доставки; снег V — отдельный проект и ещё 3 /,
  );
  const long = `без учёта: «${"слово ".repeat(20)}»; без крана`;
  expect(shown({ type: "leave out", leftOut: { isAsRead: false, inShort: long, sentences: [] } })).toMatch(
    /с НДС 22 %, без учёта: «(слово )+слово… и ещё 1 /,
  );
});
