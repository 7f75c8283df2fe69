import { priceList } from "hangar-engine";
import { defaultHangar } from "../../calculator/form/default-hangar.ts";
import { formParameters } from "../../calculator/form/form-state.ts";
import type { CalcResponse } from "../../engine/response.ts";
import type { Lang } from "../../text/lang.ts";
import { engineIn } from "./lang.ts";

/** The answer to a hangar with nothing but its frame: it names all that a price leaves out. */
export function bareAnswer(lang: Lang): CalcResponse {
  const { status, body } = engineIn(lang).calculate({ ...formParameters(defaultHangar(priceList)), gates: 0 });
  if (status === 400) throw new Error(body.error.details.join("; "));
  return body;
}

/** Where to turn for what is not in the price list. */
export const elsewhere = (lang: Lang) => engineIn(lang).errorBody("unsupported_size", []).alternatives;
