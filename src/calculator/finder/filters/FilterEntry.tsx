import { useSearchContext } from "../search-context.ts";
import type { FilterName } from "./filter-form.ts";
import { messagesId } from "./FilterMessages.tsx";

/** One number of the filters with its unit; empty when there is no such filter. */
export function FilterEntry({
  name,
  unit,
  label,
  describedBy = messagesId(name),
  onBlur,
}: {
  name: FilterName;
  unit: string;
  /** When no label element points here. */
  label?: string;
  describedBy?: string;
  onBlur?: () => void;
}) {
  const { state, dispatch } = useSearchContext();
  return (
    <span class="entry">
      <input
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode={name === "budget" ? "numeric" : "decimal"}
        autocomplete="off"
        maxLength={60}
        value={state.form[name]}
        onInput={(event) => dispatch({ type: "set", name, value: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={onBlur}
        aria-label={label}
        aria-invalid={state.problems?.byField[name] !== undefined}
        aria-describedby={describedBy}
      />
      <span class="unit">{unit}</span>
    </span>
  );
}
