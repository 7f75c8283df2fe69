import { counted, roubles } from "../../../text/format.ts";
import { vatInWords } from "../../../text/vat-in-words.ts";
import { pricedInShort } from "../../../text/what-is-priced.ts";
import { useCalculator } from "../../calculator-context.ts";
import { useOutOfTouch } from "../../ui/use-out-of-touch.ts";
import { useSettledPart } from "../../use-settled-part.tsx";
import { ProblemList } from "../ProblemList.tsx";
import { BarDetails } from "./BarDetails.tsx";
import { besideTotal } from "./beside-total.ts";

/** The total at the foot of the screen, wherever the page is scrolled to; what it consists of follows when it is idle. */
export function TotalBar() {
  const { part, settle } = useSettledPart(BarDetails);
  return (
    <section class="total-bar" aria-label="Стоимость" onClickCapture={settle}>
      <TotalLines />
      {part}
    </section>
  );
}

function TotalLines() {
  const { shown, formAnswer, reserve, leftOut } = useCalculator().state;
  const { body } = formAnswer;
  const isOut = useOutOfTouch();
  const beside = body && besideTotal(leftOut.inShort, isOut ? body.prices_version : undefined);
  return (
    <div class="total-bar-texts">
      <div class="total-bar-lines">
        {body ? (
          <p key="total" class={`total-bar-sum${leftOut.isAsRead ? " as-read" : ""}${isOut ? " unchecked" : ""}`}>
            <small>
              {leftOut.isAsRead ? <a href="#wish-questions">По&nbsp;прочитанному</a> : pricedInShort(body)}
              {leftOut.isAsRead && ":"}
            </small>{" "}
            <span data-testid="total">{roubles(body.result.total_with_vat)}</span>
          </p>
        ) : (
          <ProblemList />
        )}
        {reserve ? (
          <a class="reserve" href="#wish-questions">
            {reserve}
          </a>
        ) : body && beside?.told ? (
          <p key="left-out" class="total-bar-sub left-out">
            с&nbsp;{vatInWords(body.vat_rate)}, {beside.told}
            {beside.more > 0 && (
              <>
                {" "}
                <a href="#left-out">и&nbsp;ещё&nbsp;{beside.more}</a>
              </>
            )}
          </p>
        ) : body ? (
          <p key="detail" class="total-bar-sub">
            с&nbsp;{vatInWords(body.vat_rate)}
            <span class="wide"> · {roubles(body.price_per_m2_with_vat)}/м²</span> · каркас за{" "}
            {counted(body.production_days, "день", "дня", "дней")}
          </p>
        ) : (
          shown && (
            <p key="detail" class="total-bar-sub">
              прошлый расчёт — {roubles(shown.result.total_with_vat)}
            </p>
          )
        )}
      </div>
    </div>
  );
}
