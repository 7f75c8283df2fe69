import { useFilters } from "../search-context.ts";
import { grouped, withUnit } from "../../../text/format.ts";
import { Segments } from "../../form/fields/Segments.tsx";
import { FilterEntry } from "./FilterEntry.tsx";
import { typedFilter } from "./typed-filter.ts";
import { messagesId, FilterMessages } from "./FilterMessages.tsx";

/** Common budgets, millions of roubles. */
const MILLIONS = [1, 2, 3, 5, 10];

const CHOICES = MILLIONS.map((millions) => ({
  value: grouped(millions * 1_000_000),
  label: withUnit(millions, "млн"),
}));

/** The budget: typed, or one of the common ones. */
export function BudgetField() {
  const { form, dispatch } = useFilters();
  const { budget } = form;
  const set = (value: string) => dispatch({ type: "set", name: "budget", value });
  return (
    <div class="field budget-field">
      <div class="size-head">
        <div>
          <label class="label" for="filter-budget">
            Бюджет на ангар
          </label>
          <p class="hint">С НДС, без доставки и фундамента; пусто — за любую цену</p>
        </div>
        <FilterEntry name="budget" unit="₽" />
      </div>
      <Segments
        name="common-budget"
        label="Частые бюджеты"
        choices={CHOICES}
        chosen={typedFilter("budget", budget).shown}
        describedBy={messagesId("budget")}
        onChoose={set}
      />
      <FilterMessages names={["budget"]} />
    </div>
  );
}
