import { listed } from "../../text/format.ts";
import type { Question, Understanding } from "../../understanding/response.ts";
import { fieldId, labelOf } from "../calculator-context.ts";
import { isOption } from "../form/form-state.ts";
import type { Value } from "../wish/reading/answers.ts";
import { linkToField, type FieldLink } from "../wish/field-link.ts";
import { queryOf } from "../wish/reading/query-of.ts";
import { optionValue } from "../wish/following/value-in.ts";
import { Wish } from "../wish/Wish.tsx";
import type { WishReaderProps } from "../wish/reading/wish-reader.ts";
import { isWhole, nameOf } from "../wish/wish-words.ts";
import { isFilter, type FilterForm, type FilterName } from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { typedFilter } from "./filters/typed-filter.ts";
import { useSearchContext } from "./search-context.ts";
import type { SearchState } from "./search-state.ts";

/** A wish that fills the filters of the selection. */
export function FilterWish(place: WishReaderProps) {
  const { state, dispatch } = useSearchContext();
  const { form } = state;
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
        valueIn: (name) => valueIn(form, name),
        isOwn: () => false,
        reserve: (told) => told !== state.reserve && dispatch({ type: "reserve", told }),
      }}
      fieldOf={fieldOf}
      outcome={(understanding) => <Outcome understanding={understanding} state={state} />}
    />
  );
}

/** The selection takes any roof and any size. */
const asks = ({ parameter, about }: Question): boolean =>
  about !== undefined || !["roof", "width", "length"].includes(parameter);

function fieldOf(question: Question): FieldLink | undefined {
  const { parameter } = question;
  if (parameter === "budget") return linkToField(question, "filter-budget", "Бюджет");
  return isOption(parameter) ? linkToField(question, fieldId(parameter), labelOf(parameter)) : undefined;
}

function valueIn(form: FilterForm, name: string): Value | undefined {
  if (!isFilter(name)) return undefined;
  if (isOption(name)) return optionValue(name, form[name]);
  const { asked } = typedFilter(name, form[name]);
  if (name === "roof") return asked === "" || asked.includes(",") ? undefined : asked;
  return Number(asked) > 0 ? Number(asked) : undefined;
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
      const names = differing.map(([name]) => nameOf(name.replace(/_(min|max)$/, "")));
      return `В фильтрах иначе: ${listed([...new Set(names)])}. Показано по фильтрам.`;
    }
    if (!shown || shown.over_budget || isWhole(parameters)) return undefined;
    const isPart = not_used.length + not_offered.length > 0;
    return isPart ? "Показано то, что подходит под понятое." : "Показано то, что подходит под эти слова.";
  }
}
