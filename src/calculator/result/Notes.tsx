import { readWarning, type CalcResponse } from "hangar-engine";
import { vatInWords } from "../../text/vat-in-words.ts";

/** What a careful reader wants to know about the figures, in words of every day. */
export function Notes({ body }: { body: CalcResponse }) {
  const statements = body.warnings.map((warning) => readWarning(warning).text);
  const ineffective = statements.filter((_, at) => body.notices[at]?.code === "no_effect");
  return (
    <section class="notes" aria-label="Пояснения">
      {ineffective.map((text) => (
        <p key={text} class="notice">
          {text}
        </p>
      ))}
      <p>
        Расчёт ориентировочный, окончательную стоимость определит проект. Цены включают {vatInWords(body.vat_rate)}.{" "}
        {body.production_time_text}
      </p>
      <details>
        <summary>Все условия этой цены</summary>
        <ul>
          {statements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>О номерах позиций и номере расчёта</summary>
        <p>{body.numbering_note}</p>
        <p>
          Номер расчёта — отпечаток размеров и опций: одинаковые дают одинаковый номер, и по нему расчёт можно открыть
          снова. Это не номер заявки: расчёт нигде не записан.
        </p>
      </details>
    </section>
  );
}
