import type { Answer } from "hangar-engine";
import { initialState, reduce, type Action, type CalculatorState } from "../calculator/calculator-state.ts";
import { FIELD_NAMES } from "../calculator/form-state.ts";
import { readAnswer } from "../calculator/reckoning.ts";
import type { Asked } from "./attributes.ts";
import { offeredAnswer } from "./offered-answer.ts";

/** The calculator of one element. */
export interface EmbedState {
  calculator: CalculatorState;
  /** To the form as it stands, within the limits. */
  answer: Answer;
}

export function firstState({ form, offered, problems }: Asked): EmbedState {
  return answered({ ...initialState(form, offered), notices: problems }, undefined);
}

/** A change by the visitor. */
export function acted({ calculator }: EmbedState, action: Action): EmbedState {
  return answered(reduce(calculator, action), calculator);
}

/** A change of attributes: the fields that they name take their values, all others stay as the visitor left them. */
export function changed({ calculator }: EmbedState, names: ReadonlySet<string>, asked: Asked): EmbedState {
  const { offered, form, problems } = asked;
  const fields = FIELD_NAMES.filter((name) => names.has(name));
  // A roof that is no longer offered gives way to that of the attributes.
  if (!(calculator.form.roof in offered.roofs) && !fields.includes("roof")) fields.unshift("roof");
  const state = fields.reduce<CalculatorState>((last, name) => reduce(last, { type: "set", name, value: form[name] }), {
    ...calculator,
    offered,
    notices: problems,
  });
  return answered(state, calculator);
}

/** `reduce` asks the engine alone; here the limits have their say. */
function answered(state: CalculatorState, before: CalculatorState | undefined): EmbedState {
  const answer = offeredAnswer(state.form, state.offered);
  const reckoning = readAnswer(answer);
  return { calculator: { ...state, reckoning, shown: reckoning.body ?? before?.shown }, answer };
}
