import { useCalculatorParts } from "../calculator-context.ts";
import { priceChange } from "../../applications/request/price-change.ts";

/**
 * Until the form changes: both totals, where a calculation of an older price list was opened and costs something else now,
 * and what of the words that it was saved beside it goes without.
 */
export function PriceChange() {
  const [text, leftOut] = useCalculatorParts(({ state: { snapshot, olderTrouble, formAnswer } }) => [
    snapshot ? priceChange(snapshot, formAnswer.body) : olderTrouble,
    snapshot?.left_out,
  ]);
  if (!text && !leftOut) return null;
  return (
    <section class="notice" role="alert" aria-label="Цена с тех пор">
      {text && <p>{text}</p>}
      {leftOut && <p>Сохранённая цена — {leftOut}.</p>}
    </section>
  );
}
