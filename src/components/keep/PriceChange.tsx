import { useCalculator } from "../../calculator/calculator-context.ts";
import { priceChange } from "../../calculator/keep/price-change.ts";

/** A kept calculation was opened and costs something else now: both totals, until the form changes. */
export function PriceChange() {
  const { kept, reckoning } = useCalculator().state;
  const text = kept && priceChange(kept, reckoning.body);
  if (!text) return null;
  return (
    <section class="notice" role="alert" aria-label="Цена с тех пор">
      <p>{text}</p>
    </section>
  );
}
