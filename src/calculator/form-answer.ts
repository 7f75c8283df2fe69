import { calculate, priceList, type Answer, type CalcResponse } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { sortProblems, wrongIn, type SortedProblems } from "./form/field-errors.ts";
import { formParameters, isField, SIZE_NAMES, typedText, type FieldName, type FormState } from "./form/form-state.ts";
import { heightChoices, roofOf, widthChoices } from "./form/sizes/sizes.ts";

/** What the engine says to the form as it stands. */
export interface FormAnswer {
  /** The calculation; absent while the form has a problem. */
  body?: CalcResponse;
  problems: SortedProblems;
  /** What was rounded or understood in another unit, or is to be known of it, by the field. */
  notes: Partial<Record<FieldName, string>>;
}

const askEngine = (form: FormState): Answer => calculate(formParameters(form));

export const answerForm = (form: FormState): FormAnswer => readAnswer(askEngine(form), form);

/** `answer` is what `ask` says to `form`, whose roofs and sizes are those of `offered`. */
export function readAnswer(answer: Answer, form: FormState, ask = askEngine, offered = priceList): FormAnswer {
  const notes: FormAnswer["notes"] = {};
  for (const name of SIZE_NAMES) {
    const { told } = typedText(name, form[name]);
    if (told) notes[name] = told;
  }
  const wrong = answer.status === 400 ? answer.problems.flatMap(wrongIn) : [];
  const isWrong = (name: string) => wrong.includes(name);
  // A wrong size keeps the engine from what it would say of the rest.
  const said = answer.status === 400 ? ask(withRoom(form, wrong, offered)) : answer;
  if (said.status === 200) {
    for (const { parameter, text } of said.notes) {
      if (isWrong(parameter)) continue;
      notes[parameter] = notes[parameter] ? `${notes[parameter]}. ${text}` : text;
    }
  }
  if (answer.status === 400) {
    const others = said.status === 400 ? said.problems.filter((problem) => !wrongIn(problem).some(isWrong)) : [];
    return { problems: sortProblems([...answer.problems, ...others]), notes };
  }
  const lowWall = answer.body.notices.findIndex(({ code }) => code === "wall_too_low_for_gates");
  if (lowWall >= 0) notes.gates = answer.body.warnings[lowWall]!;
  return { body: answer.body, problems: { byField: {}, others: [] }, notes };
}

/** The form with the largest size for each wrong one and no openings for a wrong number: what does not fit here fits in none. */
function withRoom(form: FormState, wrong: readonly string[], { roofs, length }: PriceList): FormState {
  const roof = roofOf({ roofs }, form.roof);
  const largest: Partial<Record<FieldName, string>> = {
    width: widthChoices(roof).at(-1)!.text,
    length: String(length.max_m),
    height: heightChoices(roof).at(-1)!.text,
  };
  const mended = { ...form };
  for (const name of wrong.filter(isField)) mended[name] = largest[name] ?? "0";
  return mended;
}
