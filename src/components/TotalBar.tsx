import { roubles } from "../engine/texts/format.ts";
import { useCalculator } from "../calculator/calculator-context.ts";
import { ProblemList } from "./ProblemList.tsx";

/** On a phone: the total at the foot of the screen, wherever the form is scrolled to. */
export function TotalBar() {
  const { shown, reckoning } = useCalculator().state;
  return (
    <div class="total-bar">
      {reckoning.body ? (
        <p>
          <span class="total-bar-sum">{roubles(reckoning.body.result.total_with_vat)}</span>
          <span class="total-bar-sub">{roubles(reckoning.body.price_per_m2_with_vat)} за м², с НДС</span>
        </p>
      ) : (
        <div>
          <ProblemList />
          {shown && <span class="total-bar-sub">было {roubles(shown.result.total_with_vat)}</span>}
        </div>
      )}
      <a class="button primary" href="#result">
        К смете
      </a>
    </div>
  );
}
