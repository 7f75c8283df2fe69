import { useMemo } from "preact/hooks";
import { capitalized, listed } from "../../text/format.ts";
import type { Question, Understanding } from "../../understanding/response.ts";
import { quoteLink } from "../ui/same-site.ts";
import { fieldId, labelOf } from "../calculator-context.ts";
import { isOption } from "../form/form-state.ts";
import type { Value } from "../wish/reading/answers.ts";
import { linkToField, type FieldLink } from "../wish/field-link.ts";
import { queryOf } from "../../text/query-of.ts";
import { optionValue } from "../wish/following/value-in.ts";
import { Wish } from "../wish/Wish.tsx";
import type { WishReaderProps } from "../wish/reading/wish-reader.ts";
import { isWhole, nameOf, roofInWords, said } from "../wish/wish-words.ts";
import {
  chosenRoofs,
  FILTER_DEFAULTS,
  filterPairs,
  isFilter,
  type FilterForm,
  type FilterName,
} from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { typedFilter } from "./filters/typed-filter.ts";
import { useSearchContext } from "./search-context.ts";
import type { SearchState } from "./search-state.ts";
import { similarHangar } from "./similar-hangar.ts";

/** A wish that fills the filters of the selection. */
export function FilterWish(place: WishReaderProps) {
  const { state, dispatch } = useSearchContext();
  const { form } = state;
  const similar = useMemo(() => similarHangar(form), [form]);
  const put = (next: FilterForm) => {
    for (const name of Object.keys(next) as FilterName[]) {
      if (next[name] !== form[name]) dispatch({ type: "set", name, value: next[name] });
    }
  };
  return (
    <Wish
      {...place}
      target={{
        form,
        put,
        textsOf: filtersOfWish,
        asks,
        takesBounds: true,
        valueIn: (name) => valueIn(form, name),
        parameterOf,
        settles: (question, parameter) => settles(form, question, parameter),
        isOwn: () => false,
        calculationId: similar?.calculation_id,
        isHangarOfRequest: true,
        reserve: (told) => told !== state.reserve && dispatch({ type: "reserve", told }),
      }}
      notYet="Это ещё не ваш подбор"
      fieldOf={fieldOf}
      quoteHref={similar && quoteLink(similar)}
      outcome={(understanding) => <Outcome understanding={understanding} state={state} />}
    />
  );
}

/** The selection takes any roof and any size. */
const asks = ({ parameter, about }: Question): boolean =>
  about !== undefined || !["roof", "width", "length"].includes(parameter);

function fieldOf(question: Question): FieldLink | undefined {
  const { parameter, choices } = question;
  if (isOption(parameter)) return linkToField(question, fieldId(parameter), labelOf(parameter));
  if (parameter === "budget") {
    // Of the sums in a text none may be the buyer's own.
    const isOther = choices.length > 0;
    return { href: "#filter-budget", label: isOther ? "Другая сумма: к полю «Бюджет»" : "К полю «Бюджет»" };
  }
  const least = `${parameterOf(parameter)}_min`;
  return isFilter(least) ? linkToField(question, `filter-${least}`, `${capitalized(nameOf(parameter))} от`) : undefined;
}

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

interface OutcomeProps {
  understanding: Understanding;
  state: SearchState;
}

function Outcome({ understanding, state: { form, shown, problems } }: OutcomeProps) {
  const { parameters, not_used, not_offered } = understanding;
  const texts = Object.entries(filtersOfWish(understanding)) as [FilterName, string][];
  const asked = (name: FilterName, text: string) => typedFilter(name, text).asked;
  const differing = texts.filter(([name, text]) => asked(name, text) !== asked(name, form[name]));
  return (
    <>
      {isWhole(parameters) && (
        <a class="button" href={`/?${queryOf(parameters)}`}>
          Посчитать этот ангар
        </a>
      )}
      {texts.length > 0 && <span>{shownInWords()}</span>}
    </>
  );

  function shownInWords(): string | undefined {
    if (problems) return "Подбора нет: исправьте фильтры.";
    if (differing.length > 0) {
      const names = differing.map(([name]) => nameOf(name.replace(BOUND, "")));
      return `В фильтрах иначе: ${listed([...new Set(names)])}. Показано по фильтрам.`;
    }
    if (!shown || shown.over_budget || isWhole(parameters)) return undefined;
    const isPart = not_used.length + not_offered.length > 0;
    const rest = besides(
      texts.map(([name]) => name),
      form,
    );
    return [
      `Показано то, что подходит под ${isPart ? "понятое" : "эти слова"}.`,
      rest.length > 0 && `Остальное — как в фильтрах: ${listed(rest)}.`,
    ]
      .filter(Boolean)
      .join(" ");
  }
}

/** What the filters ask for besides those that the words name, each with its value. */
function besides(named: readonly string[], form: FilterForm): string[] {
  return filterPairs(form)
    .filter(([name, value]) => !named.includes(name) && name !== "limit" && value !== FILTER_DEFAULTS.roof)
    .map(([name, value]) =>
      name === "roof"
        ? `${nameOf(name)}: ${listed(value.split(",").map(roofInWords))}`
        : said(name, value.replace(",", ".")),
    );
}
