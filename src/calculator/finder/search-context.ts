import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { priceList } from "hangar-engine";
import type { Calculator } from "../calculator-context.ts";
import { initialState } from "../calculator-state.ts";
import { hostForm } from "../link/link-to-form.ts";
import { OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { isRoof } from "../form/sizes/sizes.ts";
import type { Search } from "./use-search.ts";
import { chosenRoofs, isFilter } from "./filters/filter-form.ts";

export const SearchContext = createContext<Search | undefined>(undefined);

export function useSearchContext(): Search {
  const search = useContext(SearchContext);
  if (search === undefined) throw new Error("useSearchContext outside of SearchContext");
  return search;
}

/**
 * The filters as a calculator, for the calculator's own fields of options. No size is chosen yet, so the options are held
 * to a hangar where each has its effect, unless no asked roof is such a one.
 */
export function filtersAsCalculator({ state, dispatch }: Search): Calculator {
  const options = Object.fromEntries(
    Object.keys(OPTION_DEFAULTS)
      .filter(isFilter)
      .map((name) => [name, state.form[name]]),
  );
  const host = hostForm();
  const chosen = chosenRoofs(state.form);
  const roof =
    chosen.length === 0 || chosen.includes(host.roof) ? host.roof : chosen.find((id) => isRoof(priceList, id));
  const form: FormState = { ...host, ...options, roof: roof ?? host.roof };
  const problems = { byField: state.problems?.byField ?? {}, others: [] };
  return {
    state: { ...initialState(form), formAnswer: { problems, notes: {} } },
    dispatch: (action) => {
      if (action.type === "set" && isFilter(action.name))
        dispatch({ type: "set", name: action.name, value: action.value });
    },
  };
}
