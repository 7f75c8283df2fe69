import { calculate, priceList, under, type CalcResponse } from "hangar-engine";
import { expect, test } from "vitest";
import { roubles } from "../../text/format.ts";
import { acted, contextOf, fromInput, fromResult, usualState } from "./app-state.ts";

const HANGAR = { roof: "dvuhskat", width: 12, length: 30, gates: 2, piles: true, rails: 1610 };

function bodyOf(given: Record<string, unknown>, engine = { calculate }): CalcResponse {
  const answer = engine.calculate(given);
  if (answer.status !== 200) throw new Error("the example must be valid");
  return answer.body;
}

const resultOf = (body: CalcResponse) => ({ content: [], structuredContent: { ...body } });

test("it opens with the hangar that was asked for, by its sizes or by its id, and with what was answered", () => {
  const body = bodyOf(HANGAR);
  for (const state of [
    fromInput({ ...HANGAR, doors: null, explain: true }),
    fromInput({ calculation_id: body.calculation_id }),
    fromResult(resultOf(body)),
  ]) {
    expect(state!.calculator.formAnswer.body).toEqual(body);
    expect(state!.told).toBeUndefined();
  }
});

test("an id that today's list does not open shows nothing until it is answered", () => {
  expect(fromInput({ calculation_id: "ANG-00000000-AAAAA" })).toBeUndefined();
});

test("of an answer in part it takes what there is, and goes on from what was asked", () => {
  const { calculation_id, calculator_link, result, ...body } = bodyOf(HANGAR);
  const { total_with_vat } = result;
  const parts = [{ result: { total_with_vat } }, { calculation_id }, { warnings: body.warnings }];
  const states = parts.map((structuredContent) => fromResult({ content: [], structuredContent }, fromInput(HANGAR)));
  for (const { calculator, told } of [...states, fromResult({ content: [], structuredContent: { calculator_link } })]) {
    expect(calculator.formAnswer.body).toEqual(bodyOf(HANGAR));
    expect(told).toBeUndefined();
  }
});

test("what was asked for stays as it was asked, so that what of it was rounded is told; without it the answer tells it", () => {
  const given = { ...HANGAR, width: 12.5 };
  const body = bodyOf(given);
  const asked = fromInput(given)!;
  const state = fromResult(resultOf(body), asked);
  expect(state.calculator).toBe(asked.calculator);
  expect(state.calculator.formAnswer.body!.normalization_notes).toEqual(body.normalization_notes);
  expect(state.told).toBeUndefined();
  const [note] = body.normalization_notes!;
  expect(fromResult(resultOf(body)).told).toBe(note);
});

test("a host that passes texts alone is understood by the second of them", () => {
  const body = bodyOf(HANGAR);
  const content = ["…", JSON.stringify(body)].map((text) => ({ type: "text" as const, text }));
  const state = fromResult({ content });
  expect(state.told).toBeUndefined();
  expect(state.calculator.formAnswer.body).toEqual(body);
  expect(fromResult({ content: [] }, fromInput(HANGAR)).told).toBeUndefined();
});

test.each<[given: Record<string, unknown>, told: RegExp, form: Record<string, string>]>([
  [{ ...HANGAR, gates: 40 }, /gates: /, { gates: "40", length: "30" }],
  [{ ...HANGAR, roof: "arched" }, /roof: /, { width: "12", length: "" }],
  [{ ...HANGAR, panels: true, filler: "PIR" }, /filler: /, { length: "" }],
  [{ ...HANGAR, heigth: 6.75 }, /heigth: /, { length: "" }],
])("of a call that was refused there is no price, and what is wrong with it is told: %o", (given, told, form) => {
  const { body } = calculate(given);
  const content = ["…", JSON.stringify(body)].map((text) => ({ type: "text" as const, text }));
  const state = fromResult({ content, isError: true }, fromInput(given));
  expect(state.calculator.formAnswer.body).toBeUndefined();
  expect(state.calculator.form).toMatchObject(form);
  expect(state.told).toMatch(told);
});

test("where nobody has named a hangar there is no price", () => {
  const state = fromResult({ content: [], isError: true }, fromInput({ calculation_id: "ANG-00000000-AAAAA" }));
  expect(state.calculator.formAnswer.body).toBeUndefined();
  expect(state.calculator.form).toMatchObject({ width: "", length: "" });
});

test("what the assistant could not calculate is told, and its sizes wait in the form to be put right", () => {
  const given = { ...HANGAR, width: 99 };
  const { body } = calculate(given);
  const content = ["…", JSON.stringify(body)].map((text) => ({ type: "text" as const, text }));
  const state = fromResult({ content, isError: true }, fromInput(given));
  expect(state.told).toContain("error" in body ? body.error.message : "no error");
  expect(state.calculator.form).toMatchObject({ width: "99", length: "30", gates: "2" });
  expect(state.calculator.formAnswer.problems.byField).toHaveProperty("width");
  expect(acted(state, { type: "set", name: "width", value: "12" }).told).toBeUndefined();
  // A failure of the host's own is no answer of the service.
  expect(fromResult({ content: [{ type: "text", text: "Timeout" }], isError: true }).told).toBe(
    "Ассистент не смог посчитать этот ангар. Размеры можно поправить здесь.",
  );
});

test("a total by another price list is told beside today's", () => {
  const older = { ...priceList, meta: { ...priceList.meta, version: "2024-02-01" } };
  const body = { ...bodyOf(HANGAR, under(older)), result: { ...bodyOf(HANGAR).result, total_with_vat: 1_234_567 } };
  const { told, calculator } = fromResult(resultOf(body));
  expect(told).toContain(`по прайс-листу от 1\u00a0февраля\u00a02024: ${roubles(1_234_567)}`);
  expect(calculator.formAnswer.body).toEqual(bodyOf(HANGAR));
});

test("a change is calculated, and the model is told the whole of it", () => {
  const { calculator } = acted(usualState(), { type: "set", name: "montazh", value: "1" });
  const body = calculator.formAnswer.body!;
  expect(body.request.montazh).toBe(true);
  const { text, structured } = contextOf(body);
  for (const part of [body.summary_for_ai, body.calculation_id, body.calculator_link, ...body.warnings]) {
    expect(text).toContain(part);
  }
  const { calculation_id, calculator_link, configuration, prices_version, result } = body;
  const { total_with_vat } = result;
  expect(structured).toEqual({ calculation_id, calculator_link, configuration, prices_version, total_with_vat });
});
