import { calculate, errorBody, priceList } from "hangar-engine";
import { defaultHangar } from "../../calculator/form/default-hangar.ts";
import { formParameters } from "../../calculator/form/form-state.ts";

const bare = calculate({ ...formParameters(defaultHangar(priceList)), gates: 0 });
if (bare.status === 400) throw new Error(bare.body.error.details.join("; "));

/** The answer to a hangar with nothing but its frame: it names all that a price leaves out. */
export const bareAnswer = bare.body;

/** Where to turn for what is not in the price list. */
export const elsewhere = errorBody("unsupported_size", []).alternatives;
