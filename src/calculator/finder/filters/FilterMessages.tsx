import { useRef } from "preact/hooks";
import { useFilters } from "../search-context.ts";
import type { FilterName } from "./filter-form.ts";
import { typedFilter, type TypedFilter } from "./typed-filter.ts";
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
  // What was understood stays while its field shows it: a line that went as the field is left would move what is pressed.
  const understood = useRef(new Map<FilterName, TypedFilter>()).current;
  const notes = names.flatMap((name) => {
    const typed = typedFilter(name, form[name]);
    if (typed.told !== undefined || form[name] !== understood.get(name)?.shown) understood.set(name, typed);
    return understood.get(name)?.told ?? [];
  });
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
