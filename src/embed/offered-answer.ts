import { calculate, refusal, type Answer, type CalcResponse, type Problem } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { COUNT_NAMES, formParameters, type FieldName, type FormState } from "../calculator/form/form-state.ts";
import { heightChoices, roofOf, widthChoices, type SizeChoice } from "../calculator/form/sizes/sizes.ts";
import * as embedWords from "./embed-words.ts";

/** The engine's answer to the form; a hangar beyond the dealer's limits is refused as one beyond the price list is. */
export function offeredAnswer(form: FormState, offered: PriceList): Answer {
  const answer = calculate(formParameters(form));
  if (answer.status === 400) return answer;
  const problems = beyond(answer.body, offered).map(([name, accepted]): Problem => {
    return { code: "unsupported_size", about: [{ parameter: name }], came: embedWords.came(form[name]), accepted };
  });
  return problems.length === 0 ? answer : refusal(problems);
}

/** What of a calculation is not offered here, and what is. */
function beyond({ request, dimensions }: CalcResponse, { roofs, length, limits }: PriceList): [FieldName, string][] {
  const roof = roofOf({ roofs }, request.roof);
  const found: [FieldName, string][] = [];
  const sizes = (name: FieldName, mm: number, choices: readonly SizeChoice[]): void => {
    if (choices.every((choice) => choice.mm !== mm)) {
      found.push([name, embedWords.sizesHere(choices.map(({ text }) => text))]);
    }
  };
  sizes("width", request.width_mm, widthChoices(roof));
  if (dimensions.length_m < length.min_m || dimensions.length_m > length.max_m) {
    found.push(["length", embedWords.lengthHere(length.min_m, length.max_m)]);
  }
  sizes("height", request.height_mm, heightChoices(roof));
  for (const name of COUNT_NAMES) {
    if (request[name] > limits[name]) found.push([name, embedWords.mostHere(limits[name])]);
  }
  return found;
}
