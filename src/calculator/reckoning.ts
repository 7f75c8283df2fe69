import { calculate, type Answer, type CalcResponse } from "hangar-engine";
import { sortProblems, type SortedProblems } from "./field-errors.ts";
import { formParameters, type FieldName, type FormState } from "./form-state.ts";

/** What the engine says to the form as it stands. */
export interface Reckoning {
  /** The calculation; absent while the form has a problem. */
  body?: CalcResponse;
  problems: SortedProblems;
  /** What was rounded, by the field that it was typed in. */
  notes: Partial<Record<FieldName, string>>;
}

/** `normalization_notes` start with the size's name. */
const SIZE_OF_NOTE: readonly (readonly [start: string, field: FieldName])[] = [
  ["Ширина", "width"],
  ["Длина", "length"],
  ["Высота", "height"],
];

export function reckon(form: FormState): Reckoning {
  return readAnswer(calculate(formParameters(form)));
}

export function readAnswer(answer: Answer): Reckoning {
  if (answer.status === 400) return { problems: sortProblems(answer.body.error.details), notes: {} };
  const notes: Reckoning["notes"] = {};
  for (const note of answer.body.normalization_notes ?? []) {
    const size = SIZE_OF_NOTE.find(([start]) => note.startsWith(start));
    if (size) notes[size[1]] = note;
  }
  return { body: answer.body, problems: { byField: {}, others: [] }, notes };
}
