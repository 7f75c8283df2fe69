import { priceList } from "hangar-engine";
import type { Question, Understanding } from "../../understanding/response.ts";
import { fieldId, labelOf, type Calculator } from "../calculator-context.ts";
import { defaultHangar } from "../form/default-hangar.ts";
import { isField, OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { linkToField, type FieldLink } from "./field-link.ts";
import { isSameForm, type Texts } from "./following/follow.ts";
import { textsOfWish } from "./following/form-of-wish.ts";
import { valueIn } from "./following/value-in.ts";
import type { WishForm } from "./reading/wish-form.ts";
import { searchHref } from "./SearchLink.tsx";
import { isOfSearch } from "./wish-words.ts";

/** The calculator as the form of a wish; `isExample`: whether nobody has chosen the hangar that it opened with. */
export function calculatorForm({ state, dispatch }: Calculator, isExample: boolean): WishForm<FormState> {
  const { form, formAnswer, reserve, leftOutOfWords, takeBack } = state;
  return {
    form,
    put: (next) => dispatch({ type: "switch", link: { form: next, configured: true, notices: [] } }),
    set: (name, value) => isField(name) && dispatch({ type: "set", name, value }),
    replaced: takeBack?.form,
    textsOf: (said, before) => ({ ...(isExample && ofPage(said, before)), ...textsOfWish(said.parameters, before) }),
    isOfWords: (said) => Object.keys(said.parameters).length > 0 && !isOfSearch(said),
    asks: () => true,
    valueIn: (name) => valueIn(form, name),
    isOwn: (before) => !isSameForm(before, defaultHangar(priceList)),
    calculationId: formAnswer.body?.calculation_id,
    leaveOut: (told) =>
      JSON.stringify(told) !== JSON.stringify(leftOutOfWords) && dispatch({ type: "leave out", leftOut: told }),
    reserve: (told) => told !== reserve && dispatch({ type: "reserve", told }),
  };
}

/** The page opens with a gate that nobody has asked for: of a hangar in words it is none. */
function ofPage({ parameters, questions }: Understanding, before: FormState): Texts {
  const isAsked = questions.some(({ parameter }) => parameter === "gates");
  const isOfPage = !isAsked && Object.keys(parameters).length > 0 && isSameForm(before, defaultHangar(priceList));
  return isOfPage ? { gates: OPTION_DEFAULTS.gates } : {};
}

/** The field where a question is answered for which there are no choices, or too few. */
export function fieldOf(question: Question, { search }: Understanding): FieldLink | undefined {
  const { parameter, choices } = question;
  if (isField(parameter)) return linkToField(question, fieldId(parameter), labelOf(parameter));
  if (!search || choices.length > 0) return undefined;
  return { href: `${searchHref(search.parameters)}#filter-${parameter}`, label: "К подбору по бюджету" };
}
