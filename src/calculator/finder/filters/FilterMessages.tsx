import { useSearchContext } from "../search-context.ts";
import type { FilterName } from "./filter-form.ts";

export const messagesId = (name: FilterName): string => `filter-${name}-messages`;

/** Under a control: what is wrong with it; one message for fields that share it. */
export function FilterMessages({ names }: { names: readonly [FilterName, ...FilterName[]] }) {
  const { problems } = useSearchContext().state;
  const errors = [...new Set(names.map((name) => problems?.byField[name]).filter((error) => error !== undefined))];
  return (
    <div id={messagesId(names[0])} class="messages">
      {errors.map((error) => (
        <p key={error} class="message error">
          {error}
        </p>
      ))}
    </div>
  );
}
