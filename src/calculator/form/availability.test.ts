import { calculate, priceList } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { applies as counts } from "./availability.ts";
import { defaultHangar } from "./default-hangar.ts";
import { formParameters, type FieldName, type FormState } from "./form-state.ts";

const hangar = defaultHangar(priceList);

const cases: [name: FieldName, otherValue: string, form: Partial<FormState>, applies: boolean][] = [
  ["truss", "demountable", {}, false],
  ["truss", "demountable", { width: "15" }, true],
  ["truss", "demountable", { width: "14,8" }, true],
  ["gates_pos", "1", {}, true],
  ["gates_pos", "1", { gates: "0" }, false],
  ["gates_pos", "1", { gates: "00" }, false],
  ["rails", "none", {}, true],
  ["rails", "none", { gates: "0" }, false],
  ["filler", "penoplast", {}, false],
  ["filler", "penoplast", { panels: "1" }, true],
  ["panels_montazh", "1", {}, false],
  ["dekor_roof", "1", { panels: "1" }, true],
  ["dekor_wall", "1", {}, false],
  ["panels_high_wall", "1", { panels: "1" }, false],
  ["panels_high_wall", "1", { roof: "odnoskat-pristavnoy" }, false],
  ["panels_high_wall", "1", { roof: "odnoskat-pristavnoy", panels: "1" }, true],
];

describe("an option is offered exactly when the engine counts it", () => {
  it.each(cases)("%s=%s with %o: %s", (name, otherValue, change, applies) => {
    const form = { ...hangar, ...change };
    const idOf = (one: FormState) => {
      const answer = calculate(formParameters(one));
      return answer.status === 200 ? answer.body.calculation_id : "";
    };
    expect(counts(name, form, priceList)).toBe(applies);
    expect(idOf({ ...form, [name]: otherValue }) !== idOf(form)).toBe(applies);
  });
});
