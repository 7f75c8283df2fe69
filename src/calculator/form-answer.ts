import { calculate, priceList, type Answer, type CalcResponse } from "hangar-engine";
import { withUnit } from "../text/format.ts";
import { sortProblems, type SortedProblems } from "./form/field-errors.ts";
import { formParameters, SIZE_NAMES, typedText, type FieldName, type FormState } from "./form/form-state.ts";

const { height_m, min_wall_m } = priceList.rules.gate;
const TOO_TALL =
  `Воротам высотой ${withUnit(height_m, "м")} здесь тесно: нужна стена от ${withUnit(min_wall_m, "м")}. ` +
  "Цена их рам предварительная, её уточнит проект.";

/** What the engine says to the form as it stands. */
export interface FormAnswer {
  /** The calculation; absent while the form has a problem. */
  body?: CalcResponse;
  problems: SortedProblems;
  /** What was rounded or understood in another unit, or is to be known of it, by the field. */
  notes: Partial<Record<FieldName, string>>;
}

export function answerForm(form: FormState): FormAnswer {
  return readAnswer(calculate(formParameters(form)), form);
}

/** `answer` is that of the engine to `form`. */
export function readAnswer(answer: Answer, form: FormState): FormAnswer {
  const notes: FormAnswer["notes"] = {};
  for (const name of SIZE_NAMES) {
    const { told } = typedText(name, form[name]);
    if (told) notes[name] = told;
  }
  if (answer.status === 400) return { problems: sortProblems(answer.problems), notes };
  for (const { parameter, text } of answer.notes) {
    notes[parameter] = notes[parameter] ? `${notes[parameter]}. ${text}` : text;
  }
  if (hasTooTallGate(answer.body)) notes.gates = TOO_TALL;
  return { body: answer.body, problems: { byField: {}, others: [] }, notes };
}

/** The engine marks the frames of gates that have too little wall over them; of gates nothing else is preliminary. */
function hasTooTallGate({ result }: CalcResponse): boolean {
  const { code } = priceList.positions.gate_frame;
  return result.materials.some((line) => !line.group && line.code === code && line.status === "estimate");
}
