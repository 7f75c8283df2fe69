import { useContext } from "preact/hooks";
import { roubles } from "../../../text/format.ts";
import { signedRoubles } from "../../../text/signed-roubles.ts";
import type { OptionName } from "../../../options/options.ts";
import { OptionPricesContext } from "./option-prices-context.ts";

/**
 * What an option costs where it is in, and what it would add where it is not: `630 000 ₽`, `+630 000 ₽`. `besides` says
 * what there is to it that has no price here.
 */
export function OptionPriceText({ name, id, besides }: { name: OptionName; id: string; besides?: string }) {
  const { prices, isPast } = useContext(OptionPricesContext);
  const { included, adds } = prices[name] ?? {};
  const text = included === undefined ? adds !== undefined && signedRoubles(adds) : roubles(included);
  return (
    <span id={id} class={isPast ? "price past" : "price"}>
      {text}
      {besides && text && <span class="hint">{besides}</span>}
    </span>
  );
}
