import { useMemo } from "preact/hooks";
import { useSearchContext } from "../search-context.ts";
import { grouped, roubles } from "../../../text/format.ts";
import type { SearchResponse } from "../../../search/response.ts";
import { FoundCard } from "./FoundCard.tsx";
import { Pictures } from "./Pictures.tsx";

type Props = NonNullable<SearchResponse["over_budget"]> & {
  budget: number;
  /** Said of the cheapest where it is that of some alone. */
  among: string;
};

/** Nothing fits the budget: what is missing, and the cheapest hangar there is for these filters. */
export function OverBudget({ missing, cheapest, budget, among }: Props) {
  const { dispatch } = useSearchContext();
  const items = useMemo(() => [cheapest], [cheapest]);
  const raise = () => dispatch({ type: "set", name: "budget", value: grouped(cheapest.total_with_vat) });
  return (
    <section class="found" aria-labelledby="over-budget-title">
      <div class="notice">
        <h2 id="over-budget-title" class="notice-title">
          В {roubles(budget)} ничего не укладывается
        </h2>
        <p>
          Не хватает {roubles(missing)}: самый дешёвый ангар с такими пожеланиями{among} стоит{" "}
          {roubles(cheapest.total_with_vat)}. Поднимите бюджет или снимите часть пожеланий.
        </p>
        <button type="button" class="button" onClick={raise}>
          Поднять бюджет до {roubles(cheapest.total_with_vat)}
        </button>
      </div>
      <Pictures items={items}>
        <FoundCard item={cheapest} praise={`Самый дешёвый с такими пожеланиями${among}`} />
      </Pictures>
    </section>
  );
}
