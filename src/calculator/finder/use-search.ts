import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { setOnScreen } from "../ui/on-screen.ts";
import { searcherOf, type Searcher } from "./searcher.ts";
import { INITIAL_SEARCH, reduceSearch, type SearchAction, type SearchState } from "./search-state.ts";
import { comesBack, keptWish } from "../wish/kept-wish.ts";
import { UNSETTLED } from "../link/unsettled-notice.ts";
import { useAddress } from "../link/use-address.ts";
import { openFilters, filterPairs, type FilterForm } from "./filters/filter-form.ts";

export interface Search {
  state: SearchState;
  dispatch: (action: SearchAction) => void;
}

/**
 * The filters of the address, then those of the form, each searched at once; the address follows what is found. There is
 * no worker where the page is built.
 */
export function useSearch(worker: Worker | undefined): Search {
  const [state, dispatch] = useReducer(reduceSearch, INITIAL_SEARCH);
  const searcher = useRef<Searcher>(undefined);
  const isLinkRead = state.strangers !== undefined;

  useLayoutEffect(() => dispatch({ type: "open", ...openFilters(location.search), isUnsettled: isUnsettled() }), []);

  // Before the first paint, which would hold up the first search.
  useLayoutEffect(() => {
    if (worker === undefined) return;
    const onFailure = () => dispatch({ type: "failure" });
    searcher.current = searcherOf(worker, (offered) => dispatch({ type: "answer", ...offered }), onFailure);
    return () => searcher.current?.stop();
  }, [worker]);

  useLayoutEffect(() => {
    if (isLinkRead) searcher.current?.ask(filterPairs(state.form));
  }, [state.form, isLinkRead]);

  const link = state.touched && !state.problems ? state.shown?.page_link : undefined;
  useAddress(link, state.reserve !== undefined || state.leftOut.isAsRead || state.isUnsettled);

  useEffect(() => setOnScreen({ shown: undefined, keep: () => keepInAddress(state.form) }), [state.form]);

  return { state, dispatch };
}

/** Over the reload of an update the address carries the filters as they were typed, right or wrong. */
function keepInAddress(form: FilterForm): void {
  const query = new URLSearchParams(filterPairs(form).map((pair) => [...pair]));
  history.replaceState(null, "", `${location.pathname}?${query}`);
}

/** Where the words are in this tab, they come back and ask themselves. */
const isUnsettled = (): boolean => location.hash === UNSETTLED && !comesBack(keptWish("search"), location.search);
