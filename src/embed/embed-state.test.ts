import { priceList } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { defaultHangar } from "../calculator/form/default-hangar.ts";
import type { EmbedRequest } from "./attributes.ts";
import { acted, changed, firstState, type EmbedState } from "./embed-state.ts";
import { narrowed, type Limits } from "./limits.ts";

function requestOf(form: Partial<EmbedRequest["form"]> = {}, limits: Limits = {}): EmbedRequest {
  const offered = narrowed(limits)!;
  return { offered, form: { ...defaultHangar(offered), ...form }, problems: [] };
}

const request = ({ answer }: EmbedState) => (answer.status === 200 ? answer.body.request : undefined);
const type = (state: EmbedState, name: "length" | "doors" | "width", value: string) =>
  acted(state, { type: "set", name, value });

describe("the state of an element", () => {
  it("starts with the usual hangar of what is offered", () => {
    const { calculator, answer } = firstState(
      requestOf({}, { roofs: ["odnoskat-otdelno"], length_max: 20, gates_max: 0 }),
    );
    expect(calculator.form).toMatchObject({ roof: "odnoskat-otdelno", length: "20", gates: "0" });
    expect(answer.status).toBe(200);
    expect(calculator.touched).toBe(false);
  });

  it("keeps the last good calculation while the form is beyond the limits", () => {
    const good = firstState(requestOf({}, { length_max: 60 }));
    const beyond = type(good, "length", "80");
    expect(beyond.answer.status).toBe(400);
    expect(beyond.calculator.shown).toEqual(good.calculator.shown);
    expect(beyond.calculator.formAnswer.body).toBeUndefined();
    expect(request(type(beyond, "length", "60"))?.length_m).toBe(60);
  });

  it.each([
    [{ gates: "30" }, ["gates"]],
    [{ gates: "30", doors: "1" }, ["gates"]],
    [{ gates: "0", doors: "1", windows: "60" }, ["windows"]],
    [{ gates: "2", doors: "15", windows: "12", length: "5" }, ["doors", "windows"]],
  ])("marks of openings without room those alone that have to be fewer: %j", (form, marked) => {
    const { calculator, answer } = firstState(requestOf({ width: "12", length: "30", ...form }));
    expect(answer.status).toBe(400);
    expect(calculator.formAnswer.problems).toMatchObject({ others: [] });
    expect(Object.keys(calculator.formAnswer.problems.byField)).toEqual(marked);
  });

  it("tells of a rounded width also where the length is beyond the limits", () => {
    const { calculator } = firstState(requestOf({ width: "12,3", length: "80" }, { length_max: 60 }));
    expect(Object.keys(calculator.formAnswer.problems.byField)).toEqual(["length"]);
    expect(Object.keys(calculator.formAnswer.notes)).toEqual(["width"]);
  });

  it("takes changed attributes and leaves what the visitor chose", () => {
    const chosen = type(firstState(requestOf()), "doors", "2");
    const state = changed(chosen, new Set(["width"]), requestOf({ width: "18" }));
    expect(request(state)).toMatchObject({ width_mm: 18_000, doors: 2 });
  });

  it("fits the sizes to a roof that the attributes change", () => {
    const chosen = type(firstState(requestOf()), "length", "45");
    const state = changed(chosen, new Set(["roof"]), requestOf({ roof: "odnoskat-otdelno" }));
    expect(request(state)).toMatchObject({ roof: "odnoskat-otdelno", width_mm: 11_750, length_m: 45 });
  });

  it("leaves a roof that new limits no longer offer", () => {
    const state = changed(
      firstState(requestOf()),
      new Set(["roofs"]),
      requestOf({}, { roofs: ["s-kolonnoy-po-centru"] }),
    );
    expect(request(state)).toMatchObject({ roof: "s-kolonnoy-po-centru", width_mm: 23_732 });
  });

  it("offers the whole price list without limits", () => {
    expect(firstState(requestOf()).calculator.offered).toEqual(priceList);
  });
});
