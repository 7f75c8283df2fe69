import { calculate, type Answer, type CalcResponse } from "hangar-engine";
import { sortProblems, type SortedProblems } from "./form/field-errors.ts";
import { formParameters, type FieldName, type FormState } from "./form/form-state.ts";

/** What the engine says to the form as it stands. */
export interface FormAnswer {
  /** The calculation; absent while the form has a problem. */
  body?: CalcResponse;
  problems: SortedProblems;
  /** What was rounded, by the field that it was typed in. */
  notes: Partial<Record<FieldName, string>>;
}

export function answerForm(form: FormState): FormAnswer {
  return readAnswer(calculate(formParameters(form)));
}

export function readAnswer(answer: Answer): FormAnswer {
  if (answer.status === 400) return { problems: sortProblems(answer.problems), notes: {} };
  const notes = Object.fromEntries(answer.notes.map(({ parameter, text }) => [parameter, text]));
  return { body: answer.body, problems: { byField: {}, others: [] }, notes };
}
