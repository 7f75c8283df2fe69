import { priceList } from "hangar-engine";
import { answerForm } from "../../form-answer.ts";
import { givenText } from "../../form/form-text.ts";
import { isField, type FormState } from "../../form/form-state.ts";
import { chosenSize, heightChoices, nearestSize, roofOf, widthChoices } from "../../form/sizes/sizes.ts";
import type { Values } from "../reading/answers.ts";
import type { Texts } from "./follow.ts";

/**
 * What a wish sets in a form that stood as `before`: the fields that it names, and the sizes nearest to those of the form
 * where its roof does not have these.
 */
export function textsOfWish(parameters: Values, before: FormState): Texts {
  const roofId = String(parameters["roof"] ?? before.roof);
  const roof = roofOf(priceList, roofId);
  const texts: Record<string, string> = {};
  for (const [name, choices] of [
    ["width", widthChoices(roof)],
    ["height", heightChoices(roof)],
  ] as const) {
    const nearest = roofId !== before.roof && !chosenSize(choices, before[name]) && nearestSize(choices, before[name]);
    if (nearest) texts[name] = nearest.text;
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (isField(name)) texts[name] = givenText(name, value, roof);
  }
  if (parameters["roof"] !== undefined) return texts;
  // Sizes of a roof that is still to be chosen are no mistake in a form with another one.
  const { byField } = answerForm({ ...before, ...texts }).problems;
  const isWrong = (name: string) => (name === "width" || name === "height") && byField[name] !== undefined;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isWrong(name)));
}
