import { type CalcResponse, configurationInWords, loads } from "hangar-engine";
import { buildingPicture } from "../../../drawing/building/BuildingPicture.tsx";
import { useLayout } from "../../../drawing/use-layout.ts";
import { dateInWords } from "../../../text/date-in-words.ts";
import { capitalized, counted, roubles, sentence, withUnit } from "../../../text/format.ts";
import { vatInWords } from "../../../text/vat-in-words.ts";
import { pricedInShort } from "../../../text/what-is-priced.ts";
import { hangarTitle } from "../../stage/stage-words.ts";
import { isWishOpen } from "../contacts/words-of-wish.ts";
import { UNCHECKED_PRICES } from "../../ui/connection.ts";
import { sameSite } from "../../ui/same-site.ts";

/** What the quote request is about: the hangar to look at, its price with the date, its number. */
export function CalculationSummary({
  body,
  leftOut,
  isUnchecked,
}: {
  body: CalcResponse;
  leftOut: string;
  isUnchecked: boolean;
}) {
  const { result } = body;
  const { layout } = useLayout(body);
  return (
    <section class="asked-for" aria-labelledby="calculation-title">
      <div class="asked-for-picture">
        <h2 id="calculation-title">{hangarTitle(body, layout)}</h2>
        <p>
          {withUnit(result.area_m2, "м²")} · {counted(result.frames, "рама", "рамы", "рам")} · каркас за{" "}
          {counted(body.production_days, "день", "дня", "дней")}
        </p>
        {buildingPicture(layout)}
      </div>
      <div class="asked-for-price">
        {isWishOpen(body.calculation_id) && (
          <p class="message note">Это цена похожего ангара: вашу назовёт производитель.</p>
        )}
        <p class="total">
          <small>{pricedInShort(body)}</small> {roubles(result.total_with_vat)}
        </p>
        {leftOut && <p class="message note left-out">{capitalized(leftOut)}.</p>}
        <p class="total-sub">
          с {vatInWords(body.vat_rate)}, {roubles(body.price_per_m2_with_vat)} за м². Прайс-лист от{" "}
          {dateInWords(body.prices_version)}
        </p>
        {isUnchecked && <p class="message note">{UNCHECKED_PRICES}</p>}
        {body.normalization_notes?.map((note) => (
          <p key={note} class="message note">
            {note}
          </p>
        ))}
        <p class="configuration">{sentence(capitalized(configurationInWords(body)))}</p>
        {loads !== undefined && <p class="loads-statement">{loads}</p>}
        <p class="after-rows">
          Расчёт <span class="calculation-id">{body.calculation_id}</span>.{" "}
          <a href={sameSite(body.calculator_link)}>Открыть его со сметой</a>
        </p>
      </div>
    </section>
  );
}
