import { calculate, priceList } from "hangar-engine";
import { describe, expect, it, test } from "vitest";
import { applies } from "../availability.ts";
import { choicesOf } from "../choices.ts";
import { defaultHangar } from "../default-hangar.ts";
import { formParameters, OPTION_NAMES, type FormState } from "../form-state.ts";
import { keyOf, positionsOf } from "../../result/price-parts.ts";
import { differenceOf, optionPrices, priceOfOption } from "./option-prices.ts";

const usual = defaultHangar(priceList);

const HANGARS: Record<string, FormState> = {
  "a bare frame": usual,
  "a clad one": { ...usual, gates: "0", panels: "1", montazh: "1", doors: "2", windows: "3" },
  "one with every choice": { ...usual, width: "15", panels: "1", truss: "demountable", gates: "2", gates_pos: "2" },
  "an attached one": { ...usual, roof: "odnoskat-pristavnoy", panels: "1", filler: "penoplast", rails: "none" },
  "one without gates": { ...usual, gates: "0", piles: "1", welded: "1" },
  "one of two spans": { ...usual, roof: "s-kolonnoy-po-centru", width: "23,7", gates: "4", panels_montazh: "1" },
};

/** What the API says to the form with one value changed, less what it says to the form. */
function byApi(form: FormState, change: Partial<FormState>): number | undefined {
  const [now, then] = [form, { ...form, ...change }].map((one) => calculate(formParameters(one)));
  if (now?.status !== 200 || then?.status !== 200) return undefined;
  return then.body.result.total_with_vat - now.body.result.total_with_vat;
}

describe.each(Object.entries(HANGARS))("%s", (_, form) => {
  const prices = optionPrices(form);

  it("has prices of exactly the options that can apply", () => {
    const able = OPTION_NAMES.filter((name) => applies(name, form, priceList));
    expect(Object.keys(prices).sort()).toEqual([...able].sort());
  });

  // A gate stands in the place of panels, which have a row of their own.
  const alone = Object.entries(prices).filter(([name]) => name !== "gates" || form.panels === "0");

  it.each(alone)("%s costs what the API's totals differ by", (name, price) => {
    const option = name as (typeof OPTION_NAMES)[number];
    const others = choicesOf(option).filter(({ value }) => value !== form[option]);
    if (others.length > 0) {
      expect(price).toEqual({
        byValue: Object.fromEntries(others.map(({ value }) => [value, byApi(form, { [option]: value })])),
      });
      return;
    }
    const count = Number(form[option]);
    const isCount = ["gates", "doors", "windows"].includes(option);
    expect(price).toEqual({
      ...(count > 0 && { included: -byApi(form, { [option]: "0" })! }),
      ...((isCount || count === 0) && { adds: byApi(form, { [option]: String(count + 1) }) }),
    });
  });
});

describe("what has a row of its own is in no other", () => {
  const form: FormState = {
    ...usual,
    ...{ montazh: "1", panels: "1", panels_montazh: "1", dekor_roof: "1", dekor_wall: "1", gates: "2", doors: "1" },
  };
  const answer = calculate(formParameters(form));
  const bill = answer.status === 200 ? positionsOf(answer.body) : [];
  const linesOf = (...keys: (string | undefined)[]): number =>
    bill.reduce((sum, line) => (keys.includes(keyOf(line)) ? sum + line.sum : sum), 0);
  const prices = optionPrices(form);

  it("as each is the sum of its own lines", () => {
    const panels = linesOf("roof_panel_mineral_wool", "wall_panel_mineral_wool", "panel_trim", "panel_fasteners");
    expect(prices.panels).toEqual({ included: panels });
    expect(prices.panels_montazh).toEqual({ included: linesOf("panel_mounting") });
    expect(prices.dekor_wall).toEqual({ included: linesOf("wall_decor") });
    expect(prices.montazh).toEqual({ included: linesOf("frame_mounting") });
    const gates = linesOf("gate_frame", "gate_rails_h500");
    expect(prices.gates).toEqual({ included: gates, adds: gates / 2 });
  });

  it("and all of them with the frame are the total", () => {
    const included = Object.values(prices).reduce((sum, price) => sum + (price.included ?? 0), 0);
    const frame = bill.filter(({ num }) => "1234".includes(num.charAt(0))).reduce((sum, line) => sum + line.sum, 0);
    expect(frame + included).toBe(bill.reduce((sum, line) => sum + line.sum, 0));
  });

  it("also where the gate is one tap away in what the price goes without", () => {
    const without = { ...form, gates: "0" };
    expect(differenceOf(without, { gates: "1" })).toBeLessThan(linesOf("gate_frame") / 2);
    expect(priceOfOption("gates", without)).toEqual({ adds: linesOf("gate_frame", "gate_rails_h500") / 2 });
  });
});

test("one opening more than fits has no price", () => {
  const full = { ...usual, gates: "12" };
  expect(byApi(full, { gates: "13" })).toBeUndefined();
  expect(optionPrices(full).gates).toEqual({ included: -byApi(full, { gates: "0" })! });
});

test("panels bring back what was chosen with them, and cost as much", () => {
  const form = { ...usual, panels: "0", panels_montazh: "1", dekor_wall: "1" };
  expect(optionPrices(form)).not.toHaveProperty("panels_montazh");
  expect(optionPrices(form).panels?.adds).toBe(byApi(form, { panels: "1" }));
  expect(differenceOf(form, { panels: "1" })).toBe(byApi(form, { panels: "1" }));
});

test("a form with a problem has no prices", () => {
  expect(optionPrices({ ...usual, length: "x" })).toEqual({});
  expect(differenceOf({ ...usual, length: "x" }, { panels: "1" })).toBeUndefined();
  expect(differenceOf(usual, { length: "x" })).toBeUndefined();
});
