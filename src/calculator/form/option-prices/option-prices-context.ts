import { createContext } from "preact";
import type { OptionPrices } from "./option-prices.ts";

/** What options cost in the hangar that was last priced; `isPast` while the form has a problem. None outside of the calculator. */
export const OptionPricesContext = createContext<{ prices: OptionPrices; isPast: boolean }>({
  prices: {},
  isPast: false,
});
