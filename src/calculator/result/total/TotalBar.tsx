import { roubles } from "../../../text/format.ts";
import { useCalculator } from "../../calculator-context.ts";
import { ProblemList } from "../ProblemList.tsx";

/** On a phone: the total at the foot of the screen, wherever the form is scrolled to. */
export function TotalBar() {
  const { shown, formAnswer } = useCalculator().state;
  const { body } = formAnswer;
  const past = shown && `было ${roubles(shown.result.total_with_vat)}`;
  const detail = body ? `${roubles(body.price_per_m2_with_vat)} за м², с НДС` : past;
  return (
    <div class="total-bar">
      <div class="total-bar-texts">
        <div class="total-bar-lines">
          {body ? (
            <p key="total" class="total-bar-sum">
              {roubles(body.result.total_with_vat)}
            </p>
          ) : (
            <ProblemList />
          )}
          {detail && (
            <p key="detail" class="total-bar-sub">
              {detail}
            </p>
          )}
        </div>
      </div>
      <a class="button primary" href="#result">
        К смете
      </a>
    </div>
  );
}
