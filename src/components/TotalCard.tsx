import type { CalcResponse } from "hangar-engine";
import { counted, roubles, withUnit } from "../engine/texts/format.ts";
import { dateInWords } from "../calculator/date-in-words.ts";
import { sameSite } from "../calculator/same-site.ts";
import { vatInWords } from "../calculator/vat-in-words.ts";
import { CopyButton } from "./CopyButton.tsx";
import { KeepActions } from "./keep/KeepActions.tsx";
import { ProblemList } from "./ProblemList.tsx";

/** The price at a glance and what to do with it. */
export function TotalCard({ body, isStale }: { body: CalcResponse; isStale: boolean }) {
  const { result } = body;
  const vat = vatInWords(body.vat_rate);
  return (
    <section class={isStale ? "total-card stale" : "total-card"} aria-label="Стоимость">
      <p class="total-label">{isStale ? "Это прошлый расчёт" : `Итого с ${vat}`}</p>
      <p class="total" data-testid="total">
        {roubles(result.total_with_vat)}
      </p>
      {isStale ? (
        <ProblemList />
      ) : (
        <p class="total-sub">
          {body.normalization_notes?.join(" ") ?? `в том числе ${vat} — ${roubles(result.vat_included)}`}
        </p>
      )}
      <dl class="facts">
        <div>
          <dt>за м²</dt>
          <dd>{roubles(body.price_per_m2_with_vat)}</dd>
        </div>
        <div>
          <dt>площадь</dt>
          <dd>{withUnit(result.area_m2, "м²")}</dd>
        </div>
        <div>
          <dt>каркас</dt>
          <dd>{counted(result.frames, "рама", "рамы", "рам")}</dd>
        </div>
        <div>
          <dt>изготовление</dt>
          <dd>{counted(body.production_days, "день", "дня", "дней")}</dd>
        </div>
      </dl>
      <div class="actions" inert={isStale}>
        <a class="button primary" href={sameSite(body.next_step.request_quote_url)}>
          Оставить заявку
        </a>
        <CopyButton text={body.calculator_link} label="Скопировать ссылку" />
      </div>
      <KeepActions body={body} isStale={isStale} />
      <p class="provenance">
        Расчёт <span class="calculation-id">{body.calculation_id}</span> по ценам на {dateInWords(body.prices_version)}
      </p>
    </section>
  );
}
