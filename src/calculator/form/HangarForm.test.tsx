import { parameters, priceList } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it, test } from "vitest";
import { roubles } from "../../text/format.ts";
import { signedRoubles } from "../../text/signed-roubles.ts";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import { initialState } from "../calculator-state.ts";
import { defaultHangar } from "./default-hangar.ts";
import type { FormState } from "./form-state.ts";
import { HangarForm } from "./HangarForm.tsx";
import { differenceOf } from "./option-prices/option-prices.ts";

/** Of the parameters of a calculation, those that are no choice of a person's. */
const API_ONLY = ["discount", "explain", "prices_version", "lang"];

const usual = defaultHangar(priceList);
const shown = (change: Partial<FormState> = {}) =>
  renderToString(
    <CalculatorProvider calculator={{ state: initialState({ ...usual, ...change }), dispatch: () => {} }}>
      <HangarForm />
    </CalculatorProvider>,
  );
const named = (html: string) => new Set([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name!));

/** Between them every option counts. */
const full = named(shown({ roof: "odnoskat-pristavnoy", width: "15", panels: "1" }));

test.each(Object.keys(parameters).filter((name) => !API_ONLY.includes(name)))("the form has a field for %s", (name) => {
  expect(full).toContain(name);
});

test("and none for what is no parameter of a person's", () => {
  expect([...full].filter((name) => !Object.hasOwn(parameters, name) || API_ONLY.includes(name))).toEqual([]);
});

describe("a control that cannot apply", () => {
  it.each([
    ["truss", { width: "12" }],
    ["gates_pos", { gates: "0" }],
    ["rails", { gates: "0" }],
    ["filler", { panels: "0" }],
    ["panels_montazh", { panels: "0" }],
    ["dekor_wall", { panels: "0" }],
    ["panels_high_wall", { panels: "1" }],
  ])("%s is not shown with %o", (name, change) => expect(named(shown(change))).not.toContain(name));
});

describe("an option's price", () => {
  const text = (sum: number) => `>${sum}<`.replace(String(sum), signedRoubles(sum));

  it("stands with a plus where it is not in, and without where it is", () => {
    expect(shown()).toContain(text(differenceOf(usual, { montazh: "1" })!));
    const mounted = { ...usual, montazh: "1" };
    expect(shown(mounted)).toContain(`>${roubles(-differenceOf(mounted, { montazh: "0" })!)}<`);
  });

  it("stands at each other value of a choice", () => {
    expect(shown()).toContain(text(differenceOf(usual, { rails: "h1610" })!));
    expect(shown()).toContain(text(differenceOf(usual, { rails: "none" })!));
  });
});

test("gates say that their leaf is not in it, panels whether their erection is counted too", () => {
  expect(shown({ panels: "1" })).toContain("полотно по\u00a0заявке");
  expect(shown({ panels: "1" })).toContain("Кровля и стены, без монтажа");
  const erected = shown({ panels: "1", panels_montazh: "1" });
  expect(erected).toContain("Кровля и стены; их монтаж тоже считается");
  expect(erected).not.toContain("Кровля и стены, без монтажа");
});

test("what is folded is counted where it is not as usual, and only where it counts", () => {
  const count = (change: Partial<FormState>) => /изменено (\d+)/.exec(shown(change).replace(/<!--.*?-->/g, ""))?.[1];
  expect(count({})).toBeUndefined();
  expect(count({ montazh: "1", panels: "1", gates: "5" })).toBeUndefined();
  expect(count({ doors: "1", anchors: "1", filler: "penoplast" })).toBe("2");
  expect(count({ doors: "1", anchors: "1", filler: "penoplast", panels: "1" })).toBe("3");
});

test("a newcomer meets few controls, all others are folded", () => {
  const [above] = shown().split("<details");
  const met = ["roof", "width", "length", "height", "gates", "panels", "montazh", "piles"];
  expect([...named(above!)]).toEqual(met);
});
