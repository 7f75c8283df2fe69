import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useCalculatorParts } from "../../calculator-context.ts";
import { useWhenIdle } from "../../ui/use-when-idle.ts";
import { optionPrices, type OptionPrices } from "./option-prices.ts";
import { OptionPricesContext } from "./option-prices-context.ts";

/** Prices every option for the form as it stands: some thirty hangars, so not before the page is idle. */
export function OptionPricesProvider({ children }: { children: ComponentChildren }) {
  const [form, touched] = useCalculatorParts(({ state }) => [state.form, state.touched]);
  const { settled } = useWhenIdle(form);
  // Nothing typed yet: the link that the page is opened with must not flash the prices of another hangar.
  const priced = touched ? settled : form;
  const last = useRef<OptionPrices>({});
  const value = useMemo(() => {
    const prices = optionPrices(priced);
    const isPast = Object.keys(prices).length === 0;
    if (!isPast) last.current = prices;
    return { prices: last.current, isPast };
  }, [priced]);
  return <OptionPricesContext.Provider value={value}>{children}</OptionPricesContext.Provider>;
}
