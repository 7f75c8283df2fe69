import type { CalcResponse } from "hangar-engine";
import { dateInWords } from "../../text/date-in-words.ts";
import * as provenanceWords from "./provenance-words.ts";

/** The number of a calculation and the date of its prices. */
export function Provenance({ body }: { body: CalcResponse }) {
  return (
    <p class="provenance">
      {provenanceWords.calculation} <span class="calculation-id">{body.calculation_id}</span>{" "}
      {provenanceWords.atPricesOf(dateInWords(body.prices_version))}
    </p>
  );
}
