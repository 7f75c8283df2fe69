import { useCalculatorParts } from "../calculator-context.ts";
import { priceChange } from "./price-change.ts";

/** A calculation of an older price list was opened and costs something else now: both totals, until the form changes. */
export function PriceChange() {
  const [text] = useCalculatorParts(({ state: { snapshot, olderTrouble, formAnswer } }) => [
    snapshot ? priceChange(snapshot, formAnswer.body) : olderTrouble,
  ]);
  if (!text) return null;
  return (
    <section class="notice" role="alert" aria-label="Цена с тех пор">
      <p>{text}</p>
    </section>
  );
}
