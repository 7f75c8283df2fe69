import { useFilters } from "../search-context.ts";
import type { FilterName } from "./filter-form.ts";
import { typedFilter } from "./typed-filter.ts";
import { useAfterPause } from "../../ui/use-after-pause.ts";

export const messagesId = (name: FilterName): string => `filter-${name}-messages`;

/** Under a control: what is wrong with it or was understood; one message for fields that share it. */
export function FilterMessages({ names }: { names: readonly [FilterName, ...FilterName[]] }) {
  const { problems, form } = useFilters();
  // Half of a number is wrong as a rule.
  const errors = useAfterPause(
    [...new Set(names.map((name) => problems?.byField[name]).filter((error) => error !== undefined))].join("\n") ||
      undefined,
  );
  const notes = names.map((name) => typedFilter(name, form[name]).told).filter((told) => told !== undefined);
  return (
    <div id={messagesId(names[0])} class="messages">
      {errors?.split("\n").map((error) => (
        <p key={error} class="message error">
          {error}
        </p>
      ))}
      {notes.map((told) => (
        <p key={told} class="message note">
          {told}
        </p>
      ))}
    </div>
  );
}
