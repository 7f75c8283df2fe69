import { type CalcResponse, configurationInWords } from "hangar-engine";
import { dateInWords } from "../../../text/date-in-words.ts";
import { sameSite } from "../../ui/same-site.ts";
import { counted, roubles, sentence, withUnit } from "../../../text/format.ts";

/** What the quote request is about: the id, the price and its date, the hangar. */
export function CalculationSummary({ body }: { body: CalcResponse }) {
  const { result } = body;
  const words = configurationInWords(body);
  const rows: [name: string, value: string][] = [
    ["Площадь", withUnit(result.area_m2, "м²")],
    ["Каркас", counted(result.frames, "рама", "рамы", "рам")],
    ["Изготовление", counted(body.production_days, "день", "дня", "дней")],
    ["Прайс-лист", dateInWords(body.prices_version)],
  ];
  return (
    <section class="card" aria-labelledby="calculation-title">
      <h2 id="calculation-title" class="calculation-title">
        Расчёт <span class="calculation-id">{body.calculation_id}</span>
      </h2>
      <p class="total">{roubles(result.total_with_vat)}</p>
      <p class="total-sub">с НДС, {roubles(body.price_per_m2_with_vat)} за м²</p>
      {body.normalization_notes?.map((note) => (
        <p key={note} class="message note">
          {note}
        </p>
      ))}
      <p class="configuration">{sentence(words.charAt(0).toUpperCase() + words.slice(1))}</p>
      <dl class="rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="after-rows">
        <a href={sameSite(body.calculator_link)}>Открыть расчёт в калькуляторе</a>
      </p>
    </section>
  );
}
