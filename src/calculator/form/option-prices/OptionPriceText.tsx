import { useContext } from "preact/hooks";
import { roubles } from "../../../text/format.ts";
import { signedRoubles } from "../../../text/signed-roubles.ts";
import type { OptionName } from "../../../engine/request/options.ts";
import { OptionPricesContext } from "./option-prices-context.ts";

/**
 * What an option costs where it is in, and what it would add where it is not: `630 000 ₽`, `+630 000 ₽`. `saving` says why
 * it may cost less than nothing.
 */
export function OptionPriceText({ name, id, saving }: { name: OptionName; id: string; saving?: string }) {
  const { prices, isPast } = useContext(OptionPricesContext);
  const { included, adds } = prices[name] ?? {};
  const text = included === undefined ? adds !== undefined && signedRoubles(adds) : roubles(included);
  return (
    <span id={id} class={isPast ? "price past" : "price"}>
      {text}
      {saving && included !== undefined && included < 0 && <span class="hint">{saving}</span>}
    </span>
  );
}
