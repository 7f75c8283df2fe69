import { capitalized } from "../../text/format.ts";
import type { Question } from "../../understanding/response.ts";
import { fieldId, labelOf } from "../calculator-context.ts";
import { isOption } from "../form/form-state.ts";
import { linkToField, type FieldLink } from "../wish/field-link.ts";
import { optionValue } from "../wish/following/value-in.ts";
import type { Value } from "../wish/reading/answers.ts";
import type { WishForm } from "../wish/reading/wish-form.ts";
import { nameOf } from "../wish/wish-words.ts";
import { chosenRoofs, isFilter, type FilterForm, type FilterName } from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { typedFilter } from "./filters/typed-filter.ts";
import type { Search } from "./use-search.ts";

/** The filters as the form of a wish; `calculationId`: of the hangar that a request for what is not made goes with. */
export function filterWishForm({ state, dispatch }: Search, calculationId: string | undefined): WishForm<FilterForm> {
  const { form } = state;
  return {
    form,
    put: (next) => {
      for (const name of Object.keys(next) as FilterName[]) {
        if (next[name] !== form[name]) dispatch({ type: "set", name, value: next[name] });
      }
    },
    set: (name, value) => isFilter(name) && dispatch({ type: "set", name, value }),
    textsOf: filtersOfWish,
    isOfWords: (said) => Object.keys(filtersOfWish(said)).length > 0,
    asks,
    takesBounds: true,
    valueIn: (name) => valueIn(form, name),
    parameterOf,
    settles: (question, parameter) => settles(form, question, parameter),
    isOwn: () => false,
    calculationId,
    isHangarOfRequest: true,
    leaveOut: (leftOut) =>
      JSON.stringify(leftOut) !== JSON.stringify(state.leftOut) && dispatch({ type: "leave out", leftOut }),
    reserve: (told) => told !== state.reserve && dispatch({ type: "reserve", told }),
  };
}

/** The selection takes any roof and any size. */
const asks = ({ parameter, about }: Question): boolean =>
  about !== undefined || !["roof", "width", "length"].includes(parameter);

function valueIn(form: FilterForm, name: string): Value | undefined {
  if (!isFilter(name)) return undefined;
  if (isOption(name)) return optionValue(name, form[name]);
  const { asked } = typedFilter(name, form[name]);
  if (name === "roof") return asked === "" || asked.includes(",") ? undefined : asked;
  return Number(asked) > 0 ? Number(asked) : undefined;
}

const BOUND = /_(min|max)$/;

/** A bound of a size is about that size; an area is asked about by its bounds themselves. */
const parameterOf = (filter: string): string => (filter.startsWith("area") ? filter : filter.replace(BOUND, ""));

/** Bounds are no value of the parser's, nor are several roofs, and say all that the selection needs. */
function settles(form: FilterForm, { choices }: Question, parameter: string): boolean {
  if (parameter === "roof") return chosenRoofs(form).every((id) => choices.some(({ value }) => value === id));
  const bounds = [parameter, `${parameter}_min`, `${parameter}_max`].filter((name) => BOUND.test(name));
  return bounds.some((name) => isFilter(name) && form[name].trim() !== "");
}

/** The filter where a question is answered for which there are no choices, or too few. */
export function fieldOf(question: Question): FieldLink | undefined {
  const { parameter, choices } = question;
  if (isOption(parameter)) return linkToField(question, fieldId(parameter), labelOf(parameter));
  if (parameter === "budget") {
    // Of the sums in a text none may be the buyer's own.
    const isOther = choices.length > 0;
    return { href: "#filter-budget", label: isOther ? "Другая сумма: к полю «Бюджет»" : "К полю «Бюджет»" };
  }
  if (parameter === "roof") return linkToField(question, "filter-roof", "Крыша");
  const least = `${parameterOf(parameter)}_min`;
  return isFilter(least) ? linkToField(question, `filter-${least}`, `${capitalized(nameOf(parameter))} от`) : undefined;
}
