import { type CalcResponse, configurationInWords, readWarning } from "hangar-engine";
import { counted, roubles, sentence, withUnit } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { HangarDrawings } from "../../drawing/HangarDrawings.tsx";
import { OfferBill } from "./OfferBill.tsx";

/** A calculation as a commercial offer on A4. */
export function Offer({ body }: { body: CalcResponse }) {
  const { result } = body;
  const facts: [name: string, value: string][] = [
    ["Площадь", withUnit(result.area_m2, "м²")],
    ["Каркас", counted(result.frames, "рама", "рамы", "рам")],
    ["За м²", roubles(body.price_per_m2_with_vat)],
    ["Изготовление", counted(body.production_days, "день", "дня", "дней")],
  ];
  return (
    <article>
      <h1>Коммерческое предложение</h1>
      <p class="offer-origin">
        Предварительный расчёт <b>{body.calculation_id}</b> по прайс-листу от {dateInWords(body.prices_version)}
      </p>
      <div class="offer-summary">
        <div>
          <p class="offer-configuration">Каркас ангара: {sentence(configurationInWords(body))}</p>
          {body.normalization_notes?.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <p class="offer-total">
          <b>{roubles(result.total_with_vat)}</b> с {vatInWords(body.vat_rate)}
        </p>
      </div>
      <dl class="offer-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="offer-drawings">
        <HangarDrawings body={body} />
      </div>
      <OfferBill body={body} />
      <section class="offer-part">
        <h2>Не входит в цену и что учесть</h2>
        <ul>
          {body.warnings.map(readWarning).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section class="offer-part">
        <h2>Условия</h2>
        <p>
          {body.disclaimer} {body.production_time_text}
        </p>
        {result.has_estimate_positions && (
          <p>Пометка «предварительно» — это статус estimate. {body.pricing_status_description}</p>
        )}
        <p>Открыть расчёт снова:</p>
        <p class="offer-link">{body.calculator_link}</p>
      </section>
    </article>
  );
}
