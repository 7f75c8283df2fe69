import type { CalcResponse } from "hangar-engine";
import { counted, roubles, withUnit } from "../../text/format.ts";

/** What a price is compared by: per square metre, area, frames and days. */
export function Facts({ body }: { body: CalcResponse }) {
  const { result } = body;
  return (
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
  );
}
