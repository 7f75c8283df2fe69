import { calculate, type CalcResponse } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { useReducer } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alive } from "../../../tests/support/alive.ts";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { initialState, reduce, type Action } from "../calculator-state.ts";
import { compare, comparison } from "../compare/comparison.ts";
import { openLink } from "../link/link-to-form.ts";
import { leftOutBeside } from "../quote/contacts/words-of-wish.ts";
import { NOTHING_LEFT_OUT, type LeftOut } from "../wish/left-out.ts";
import { opened } from "./opened.ts";
import { PriceChange } from "./PriceChange.tsx";
import { save, savedCalculations } from "./saved-calculations.ts";
import { SavedItem } from "./SavedItem.tsx";
import { useOpened } from "./use-opened.ts";

const body = calculate({ roof: "dvuhskat", width: 12, length: 30 }).body as CalcResponse;
const LEFT_OUT = {
  isAsRead: false,
  inShort: "без доставки; снег V — отдельный проект",
  sentences: ["Не учтено: «доставка» и «снег V»."],
};

const inWords = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");

beforeEach(() => {
  for (const storage of ["localStorage", "sessionStorage"]) {
    const stored = new Map<string, string>();
    vi.stubGlobal(storage, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
  }
});
afterEach(() => void vi.unstubAllGlobals());

test("the shelf keeps beside the total what it goes without", () => {
  save(body, "Склад", LEFT_OUT);
  save(body, "Весь", NOTHING_LEFT_OUT);
  const shelf = savedCalculations
    .items()
    .map((saved) => inWords(renderToString(<SavedItem saved={saved} onOpen={() => {}} onRemove={() => {}} />)));
  expect(shelf).toEqual([
    expect.stringMatching(/ · [\d ]+ ₽ · ANG-/),
    expect.stringMatching(/ · [\d ]+ ₽ \(без доставки; снег V — отдельный проект\) · ANG-/),
  ]);
});

test("and that its words were not confirmed", () => {
  save(body, "Склад", { ...LEFT_OUT, isAsRead: true });
  expect(savedCalculations.items()[0]!.left_out).toBe(`по прочитанному; ${LEFT_OUT.inShort}`);
});

test("the comparison keeps it, too", () => {
  compare(body, LEFT_OUT);
  expect(comparison.items()).toMatchObject([{ calculation_id: body.calculation_id, left_out: LEFT_OUT.inShort }]);
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
  expect(told(opened)).toBe(`Сохранённая цена — ${LEFT_OUT.inShort}.`);
  expect(told(opened, { type: "set", name: "doors", value: "1" })).toBe("");
});

describe("what an opened calculation goes without", () => {
  const id = body.calculation_id;
  const bring = (): Action => {
    save(body, "Склад", LEFT_OUT);
    const [snapshot] = savedCalculations.items();
    return { type: "bring", link: openLink(snapshot!.query), snapshot: snapshot! };
  };
  const leftOut = (...actions: Action[]) => actions.reduce(reduce, initialState()).leftOut;

  test("stands at the total until the form changes, whatever the words in the field leave out", () => {
    const words = (leftOut: LeftOut): Action => ({ type: "leave out", leftOut });
    const brought = bring();
    expect(leftOut(brought)).toEqual(LEFT_OUT);
    expect(leftOut(brought, words(NOTHING_LEFT_OUT))).toEqual(LEFT_OUT);
    const crane = { isAsRead: true, inShort: "без доставки; без крана", sentences: ["Не учтено: «кран»."] };
    expect(leftOut(brought, words(crane))).toEqual({
      isAsRead: true,
      inShort: "без доставки; снег V — отдельный проект; без крана",
      sentences: [...LEFT_OUT.sentences, ...crane.sentences],
    });
    const changed: Action = { type: "set", name: "doors", value: "1" };
    expect(leftOut(brought, changed)).toEqual(NOTHING_LEFT_OUT);
    expect(leftOut(brought, words(crane), changed)).toEqual(crane);
    expect(leftOut(brought, { type: "take back" })).toEqual(NOTHING_LEFT_OUT);
  });

  test("goes into the request of this very calculation, and comes back with a reload", () => {
    const page = alive(() => {
      const [state, dispatch] = useReducer(reduce, initialState());
      useOpened({ state, dispatch });
      return { state, dispatch };
    });
    page.do(({ dispatch }) => dispatch(bring()));
    expect(leftOutBeside(id)).toEqual(LEFT_OUT);
    expect(leftOutBeside("ANG-00000000-ABCDE")).toEqual(NOTHING_LEFT_OUT);
    const again = opened()!;
    const link = openLink(again.snapshot.query);
    expect(leftOut({ type: "open", link }, { type: "opened again", ...again })).toEqual(LEFT_OUT);
    expect(leftOut({ type: "opened again", ...again })).toEqual(NOTHING_LEFT_OUT);
    page.do(({ dispatch }) => dispatch({ type: "set", name: "doors", value: "1" }));
    expect([leftOutBeside(id), opened()]).toEqual([NOTHING_LEFT_OUT, undefined]);
  });
});
