import type { CalcResponse } from "hangar-engine";
import { roubles, withUnit } from "../../text/format.ts";
import * as embedWords from "../embed-words.ts";

/** What a price is compared by: per square metre, area, frames and days. */
export function Facts({ body }: { body: CalcResponse }) {
  const { result } = body;
  return (
    <dl class="facts">
      <div>
        <dt>{embedWords.perSquareMetre}</dt>
        <dd>{roubles(body.price_per_m2_with_vat)}</dd>
      </div>
      <div>
        <dt>{embedWords.area}</dt>
        <dd>{withUnit(result.area_m2, "м²")}</dd>
      </div>
      <div>
        <dt>{embedWords.frame}</dt>
        <dd>{embedWords.frames(result.frames)}</dd>
      </div>
      <div>
        <dt>{embedWords.production}</dt>
        <dd>{embedWords.days(body.production_days)}</dd>
      </div>
    </dl>
  );
}
