import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../text/format.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { ProblemList } from "../../calculator/result/ProblemList.tsx";
import * as embedWords from "../embed-words.ts";

/** The total in large figures; a past one says what stands between the person and the new. */
export function Total({ body, isStale }: { body: CalcResponse; isStale: boolean }) {
  const vat = vatInWords(body.vat_rate);
  return (
    <>
      <p class="total-label">{isStale ? embedWords.past : embedWords.totalWith(vat, body.request.panels)}</p>
      <p class="total" data-testid="total">
        {roubles(body.result.total_with_vat)}
      </p>
      {isStale ? (
        <ProblemList />
      ) : (
        <p class="total-sub">
          {body.normalization_notes?.join(" ") ?? embedWords.including(vat, roubles(body.result.vat_included))}
        </p>
      )}
    </>
  );
}
