import { useSearchContext } from "../../calculator/search/search-context.ts";
import type { WishName } from "../../calculator/search/wish-form.ts";

export const messagesId = (name: WishName): string => `wish-${name}-messages`;

/** Under a control: what is wrong with it; one message for fields that share it. */
export function WishMessages({ names }: { names: readonly [WishName, ...WishName[]] }) {
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
