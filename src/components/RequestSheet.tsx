import type { CalcResponse } from "hangar-engine";
import { counted, roubles, withUnit } from "../engine/texts/format.ts";
import { dateInWords } from "../calculator/date-in-words.ts";
import { readWarning } from "../calculator/warning.ts";
import { sameSite } from "../calculator/same-site.ts";
import { Bill } from "./Bill.tsx";
import { CopyButton } from "./CopyButton.tsx";

/** A calculation ready to be sent to the manufacturer: the text, and the ways to send it. */
export function RequestSheet({ body, email }: { body: CalcResponse; email: string }) {
  const { request, dimensions, result, next_step } = body;
  const subject = `Заявка на ангар, расчёт ${body.calculation_id}`;
  const letter = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(next_step.quote_prompt)}`;
  const rows: [name: string, value: string][] = [
    ["Крыша", request.roof_name],
    ["Ширина", withUnit(dimensions.width_m, "м")],
    ["Длина", withUnit(dimensions.length_m, "м")],
    ["Высота колонны", withUnit(dimensions.column_height_m, "м")],
    ["Площадь", withUnit(dimensions.area_m2, "м²")],
    ["Каркас", counted(result.frames, "рама", "рамы", "рам")],
    ["Изготовление", counted(body.production_days, "день", "дня", "дней")],
    ["Прайс-лист", dateInWords(body.prices_version)],
  ];
  return (
    <>
      <header class="sheet-head">
        <p class="calculation-id">{body.calculation_id}</p>
        <p class="total">{roubles(result.total_with_vat)}</p>
        <p class="total-sub">
          с НДС, {roubles(body.price_per_m2_with_vat)} за м² ·{" "}
          <a href={sameSite(body.calculator_link)}>открыть расчёт</a>
        </p>
      </header>
      <section class="card" aria-labelledby="text-title">
        <h2 id="text-title">Готовый текст заявки</h2>
        <blockquote class="quote">{next_step.quote_prompt}</blockquote>
        <div class="actions">
          <a class="button primary" href={letter}>
            Отправить письмом
          </a>
          <a class="button" href={`tel:${next_step.phone.replace(/[^+\d]/g, "")}`}>
            Позвонить <span class="nowrap">{next_step.phone}</span>
          </a>
          <CopyButton text={next_step.quote_prompt} label="Скопировать текст" />
        </div>
        <p class="hint">
          Письмо откроется в вашей почте с готовым текстом: добавьте имя, телефон и адрес площадки. Адрес: {email}. Этот
          сайт ничего не отправляет и не хранит.
        </p>
      </section>
      <section class="card" aria-labelledby="configuration-title">
        <h2 id="configuration-title">Ангар</h2>
        <dl class="rows">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Bill body={body} />
      <section class="card" aria-labelledby="not-included-title">
        <h2 id="not-included-title">Не входит в цену</h2>
        <ul class="plain-list">
          {body.warnings.map(readWarning).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
