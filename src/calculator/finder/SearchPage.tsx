import { useMemo } from "preact/hooks";
import { FiltersContext, SearchContext, filtersAsCalculator } from "./search-context.ts";
import { useSearch } from "./use-search.ts";
import { CalculatorProvider } from "../CalculatorProvider.tsx";
import wishSheet from "../wish/wish.css?url";
import { UNSETTLED_SEARCH_NOTICE } from "../link/unsettled-notice.ts";
import { addStylesheet } from "../ui/add-stylesheet.ts";
import { WishPlace } from "../wish/WishPlace.tsx";
import { SearchResult } from "./found/SearchResult.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { FiltersForm } from "./filters/FiltersForm.tsx";

const loadWish = async () => (await Promise.all([import("./FilterWish.tsx"), addStylesheet(wishSheet)]))[0].FilterWish;

/**
 * The search for a budget: filters on one side, the best hangars on the other. `wish` is the HTML of the wish's field, which
 * is in the page already when this is hydrated.
 */
export function SearchPage({ worker, wish }: { worker: Worker | undefined; wish: string }) {
  const search = useSearch(worker);
  const { dispatch } = search;
  const { form, problems, touched, strangers, isUnsettled } = search.state;
  const filtersForm = useMemo(() => {
    const filters = { form, problems, touched, dispatch };
    return (
      <FiltersContext.Provider value={filters}>
        <CalculatorProvider calculator={filtersAsCalculator(filters)}>
          <FiltersForm />
        </CalculatorProvider>
      </FiltersContext.Provider>
    );
  }, [form, problems, touched]);
  return (
    <SearchContext.Provider value={search}>
      <div class="form-column">
        {strangers && strangers.length > 0 && (
          <p class="notice" role="alert">
            В ссылке есть то, чего подбор не знает: {strangers.join(", ")}. Остальное — в форме.
          </p>
        )}
        {isUnsettled && (
          <section class="notice" role="alert" aria-label="Замечание к ссылке">
            <p class="notice-title">Это ещё не окончательный подбор</p>
            <p>{UNSETTLED_SEARCH_NOTICE}</p>
            <button type="button" class="button quiet" onClick={() => dispatch({ type: "dismiss notice" })}>
              Понятно
            </button>
          </section>
        )}
        <WishPlace
          html={wish}
          load={loadWish}
          of="search"
          beside={() => location.search}
          form={() => form}
          reserve={(told) => dispatch({ type: "reserve", told })}
        />
        {filtersForm}
      </div>
      <div class="result-column" id="found">
        <SearchResult />
      </div>
      <SearchBar />
      <SearchStatus />
    </SearchContext.Provider>
  );
}
