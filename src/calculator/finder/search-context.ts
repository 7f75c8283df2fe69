import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { priceList } from "hangar-engine";
import type { Calculator } from "../calculator-context.ts";
import { initialState } from "../calculator-state.ts";
import { hostForm } from "../link/link-to-form.ts";
import { OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { isRoof } from "../form/sizes/sizes.ts";
import type { Search } from "./use-search.ts";
import type { SearchState } from "./search-state.ts";
import { chosenRoofs, isFilter } from "./filters/filter-form.ts";

export const SearchContext = createContext<Search | undefined>(undefined);

export function useSearchContext(): Search {
  const search = useContext(SearchContext);
  if (search === undefined) throw new Error("useSearchContext outside of SearchContext");
  return search;
}

/** The part of the search that its form shows: an answer that brings no problems leaves it as it is. */
export interface Filters extends Pick<SearchState, "form" | "problems" | "touched"> {
  dispatch: Search["dispatch"];
}

export const FiltersContext = createContext<Filters | undefined>(undefined);

export function useFilters(): Filters {
  const filters = useContext(FiltersContext);
  if (filters === undefined) throw new Error("useFilters outside of FiltersContext");
  return filters;
}

/**
 * The filters as a calculator, for the calculator's own fields of options. No size is chosen yet, so the options are held
 * to a hangar where each has its effect, unless no asked roof is such a one.
 */
export function filtersAsCalculator({ form: filters, problems, dispatch }: Filters): Calculator {
  const options = Object.fromEntries(
    Object.keys(OPTION_DEFAULTS)
      .filter(isFilter)
      .map((name) => [name, filters[name]]),
  );
  const host = hostForm();
  const chosen = chosenRoofs(filters);
  const roof =
    chosen.length === 0 || chosen.includes(host.roof) ? host.roof : chosen.find((id) => isRoof(priceList, id));
  const form: FormState = { ...host, ...options, roof: roof ?? host.roof };
  return {
    state: initialState(form, priceList, { problems: { byField: problems?.byField ?? {}, others: [] }, notes: {} }),
    dispatch: (action) => {
      if (action.type === "set" && isFilter(action.name))
        dispatch({ type: "set", name: action.name, value: action.value });
    },
  };
}
