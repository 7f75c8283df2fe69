import { calculate, priceList } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { defaultHangar } from "../calculator/form/default-hangar.ts";
import { formParameters, type FormState } from "../calculator/form/form-state.ts";
import { readAnswer } from "../calculator/form-answer.ts";
import { narrowed, type Limits } from "./limits.ts";
import { offeredAnswer } from "./offered-answer.ts";

const form: FormState = defaultHangar(priceList);
const answer = (change: Partial<FormState>, limits: Limits) => offeredAnswer({ ...form, ...change }, narrowed(limits)!);

describe("an answer within the limits", () => {
  it("is the engine's own", () => {
    const change = { width: "12,3", length: "60" };
    expect(answer(change, { width_max: 12, length_max: 60 })).toEqual(
      calculate(formParameters({ ...form, ...change })),
    );
  });
});

describe("an answer beyond the limits", () => {
  it.each([
    ["width", "15", { width_max: 12 }, "Здесь есть 10; 12\u00a0м"],
    ["length", "60,5", { length_max: 60 }, "Здесь принимается от 5 до 60\u00a0м"],
    ["height", "6,75", { height_max: 4.35 }, "Здесь есть 3,15; 4,35\u00a0м"],
    ["gates", "3", { gates_max: 2 }, "Здесь принимается не больше 2"],
    ["doors", "1", { doors_max: 0 }, "Здесь принимается не больше 0"],
  ] as const)("is refused at the field: %s %s", (name, value, limits, told) => {
    const refused = answer({ [name]: value }, limits);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: "unsupported_size" } } });
    expect(readAnswer(refused, form).problems).toEqual({ byField: { [name]: told }, others: [] });
  });

  it("names every field that is beyond", () => {
    const refused = answer({ width: "18", length: "90", gates: "2" }, { width_max: 12, length_max: 60, gates_max: 1 });
    expect(Object.keys(readAnswer(refused, form).problems.byField)).toEqual(["width", "length", "gates"]);
  });

  it("is the engine's refusal where the engine refuses by itself", () => {
    const change = { length: "300" };
    expect(answer(change, { length_max: 60 })).toEqual(calculate(formParameters({ ...form, ...change })));
  });
});
