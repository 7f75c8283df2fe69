import type { CalcResponse } from "hangar-engine";

/** What a careful reader wants to know about the figures, in the engine's words. */
export function Notes({ body }: { body: CalcResponse }) {
  return (
    <section class="notes" aria-label="Пояснения">
      <p>{body.disclaimer}</p>
      <p>{body.production_time_text}</p>
      <details>
        <summary>О номерах позиций и номере расчёта</summary>
        <p>{body.numbering_note}</p>
        <p>{body.calculation_id_note}</p>
        <p>{body.pricing_status_description}</p>
      </details>
    </section>
  );
}
