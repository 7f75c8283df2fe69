import { calculate, type CalcResponse } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { initialState, reduce, type Action } from "../calculator-state.ts";
import { compare, comparison } from "../compare/comparison.ts";
import { openLink } from "../link/link-to-form.ts";
import { PriceChange } from "./PriceChange.tsx";
import { save, savedCalculations } from "./saved-calculations.ts";
import { SavedItem } from "./SavedItem.tsx";

const body = calculate({ roof: "dvuhskat", width: 12, length: 30 }).body as CalcResponse;
const LEFT_OUT = "без доставки; снег V — отдельный проект";

const inWords = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("the shelf keeps beside the total what it goes without", () => {
  save(body, "Склад", LEFT_OUT);
  save(body, "Весь", "");
  const shelf = savedCalculations
    .items()
    .map((saved) => inWords(renderToString(<SavedItem saved={saved} onOpen={() => {}} onRemove={() => {}} />)));
  expect(shelf).toEqual([
    expect.stringMatching(/ · [\d ]+ ₽ · ANG-/),
    expect.stringMatching(/ · [\d ]+ ₽ \(без доставки; снег V — отдельный проект\) · ANG-/),
  ]);
});

test("the comparison keeps it, too", () => {
  compare(body, LEFT_OUT);
  expect(comparison.items()).toMatchObject([{ calculation_id: body.calculation_id, left_out: LEFT_OUT }]);
});

test("a calculation that is opened says it until the form changes", () => {
  save(body, "Склад", LEFT_OUT);
  const [snapshot] = savedCalculations.items();
  const opened: Action = { type: "bring", link: openLink(snapshot!.query), snapshot: snapshot! };
  const told = (...actions: Action[]) => {
    const state = actions.reduce(reduce, initialState());
    return inWords(
      renderToString(
        <CalculatorProvider calculator={{ state, dispatch: () => {} }}>
          <PriceChange />
        </CalculatorProvider>,
      ),
    );
  };
  expect(told(opened)).toBe(`Сохранённая цена — ${LEFT_OUT}.`);
  expect(told(opened, { type: "set", name: "doors", value: "1" })).toBe("");
});
