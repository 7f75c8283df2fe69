import { capitalized, listed } from "../../text/format.ts";
import { queryOf } from "../../text/query-of.ts";
import type { Understanding } from "../../understanding/response.ts";
import { notCounted } from "../wish/left-out.ts";
import type { Reading } from "../wish/Wish.tsx";
import { isWhole, nameOf, roofInWords, said } from "../wish/wish-words.ts";
import { FILTER_DEFAULTS, filterPairs, type FilterForm, type FilterName } from "./filters/filter-form.ts";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { typedFilter } from "./filters/typed-filter.ts";
import type { SearchState } from "./search-state.ts";

interface OutcomeProps {
  understanding: Understanding;
  state: Pick<SearchState, "form" | "shown" | "problems">;
  reading: Reading;
}

/** How firm what was found is, and what the text and the filters do not have in common. */
export function FilterOutcome({ understanding, reading, state: { form, shown, problems } }: OutcomeProps) {
  const { parameters } = understanding;
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

  function shownInWords(): string {
    if (problems) return "Подбора нет: исправьте фильтры.";
    const told = notCounted(understanding).map((words) => `${capitalized(words)}.`);
    if (differing.length > 0) {
      const names = differing.map(([name]) => nameOf(name));
      return [`В фильтрах иначе: ${listed([...new Set(names)])}. Показано по фильтрам.`, ...told].join(" ");
    }
    if (!shown || shown.over_budget || isWhole(parameters)) return told.join(" ");
    const named = [...texts.map(([name]) => name), ...reading.assumed.map(({ field }) => field)];
    const rest = besides(named, form);
    return [
      reading.isAsRead ? "Показано по прочитанному." : "Показано то, что подходит под эти слова.",
      ...told,
      ...(rest.length > 0 ? [`Остальное — как в фильтрах: ${listed(rest)}.`] : []),
    ].join(" ");
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
