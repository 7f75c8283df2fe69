import { listed } from "../../text/format.ts";
import { queryOf } from "../../text/query-of.ts";
import type { Understanding } from "../../understanding/response.ts";
import { isWhole, nameOf, roofInWords, said } from "../wish/wish-words.ts";
import { FILTER_DEFAULTS, filterPairs, type FilterForm, type FilterName } from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { typedFilter } from "./filters/typed-filter.ts";
import type { SearchState } from "./search-state.ts";

interface OutcomeProps {
  understanding: Understanding;
  state: Pick<SearchState, "form" | "shown" | "problems">;
}

/** Whether what was found is that of the text, and what the text and the filters do not have in common. */
export function FilterOutcome({ understanding, state: { form, shown, problems } }: OutcomeProps) {
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
      const names = differing.map(([name]) => nameOf(name));
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
