import { useFilters } from "../search-context.ts";
import type { FilterName } from "./filter-form.ts";
import { messagesId } from "./FilterMessages.tsx";
import { typedFilter } from "./typed-filter.ts";

/** One number of the filters with its unit; empty when there is no such filter. Once left it shows what was understood. */
export function FilterEntry({
  name,
  unit,
  label,
  describedBy = messagesId(name),
}: {
  name: FilterName;
  unit: string;
  /** When no label element points here. */
  label?: string;
  describedBy?: string;
}) {
  const { form, problems, dispatch } = useFilters();
  const typed = form[name];
  const { shown } = typedFilter(name, typed);
  return (
    <span class="entry">
      <input
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode={name === "budget" ? "numeric" : "decimal"}
        autocomplete="off"
        maxLength={60}
        value={typed}
        onInput={(event) => dispatch({ type: "set", name, value: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => shown !== typed && dispatch({ type: "set", name, value: shown })}
        aria-label={label}
        aria-invalid={problems?.byField[name] !== undefined}
        aria-describedby={describedBy}
      />
      <span class="unit">{unit}</span>
    </span>
  );
}
