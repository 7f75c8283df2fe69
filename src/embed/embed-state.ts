import type { Answer } from "hangar-engine";
import { initialState, reduce, type Action, type CalculatorState } from "../calculator/calculator-state.ts";
import { FIELD_NAMES, type FormState } from "../calculator/form/form-state.ts";
import { readAnswer } from "../calculator/form-answer.ts";
import { isRoof } from "../calculator/form/sizes/sizes.ts";
import type { EmbedRequest } from "./attributes.ts";
import { offeredAnswer } from "./offered-answer.ts";

/** The calculator of one element. */
export interface EmbedState {
  calculator: CalculatorState;
  /** To the form as it stands, within the limits. */
  answer: Answer;
}

export function firstState({ form, offered, problems }: EmbedRequest): EmbedState {
  return answered({ ...initialState(form, offered), notices: problems }, undefined);
}

/** A change by the visitor. */
export function acted({ calculator }: EmbedState, action: Action): EmbedState {
  return answered(reduce(calculator, action), calculator);
}

/** A change of attributes: the fields that they name take their values, all others stay as the visitor left them. */
export function changed({ calculator }: EmbedState, names: ReadonlySet<string>, request: EmbedRequest): EmbedState {
  const { offered, form, problems } = request;
  const fields = FIELD_NAMES.filter((name) => names.has(name));
  // A roof that is no longer offered gives way to that of the attributes.
  if (!isRoof(offered, calculator.form.roof) && !fields.includes("roof")) fields.unshift("roof");
  const state = fields.reduce<CalculatorState>((last, name) => reduce(last, { type: "set", name, value: form[name] }), {
    ...calculator,
    offered,
    notices: problems,
  });
  return answered(state, calculator);
}

/** `reduce` asks the engine alone; here the limits have their say. */
function answered(state: CalculatorState, before: CalculatorState | undefined): EmbedState {
  const { form, offered } = state;
  const ask = (asked: FormState) => offeredAnswer(asked, offered);
  const answer = ask(form);
  const formAnswer = readAnswer(answer, form, ask, offered);
  return { calculator: { ...state, formAnswer, shown: formAnswer.body ?? before?.shown }, answer };
}
