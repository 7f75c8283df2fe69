import { totalOf } from "./bill.ts";
import { normalize } from "./request/configuration.ts";
import { variantOf, type Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";
import type { Language } from "./texts/language.ts";

type Names = Language["alternatives"];

/**
 * The same hangar with and without erection and cladding: contract, "alternatives item". Each is billed anew: a row of any
 * section may ask for what is changed.
 */
export function alternatives(hangar: Hangar, total_with_vat: number, links: Links, texts: Language): Alternative[] {
  return [mounting(hangar, texts.alternatives), cladding(hangar, texts.alternatives)].map(([name, variant]) => {
    const total = totalOf(variant);
    return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant.configuration) };
  });
}

/** Without erection there is no work at all. */
function mounting(hangar: Hangar, names: Names): [string, Hangar] {
  const { montazh, panels_montazh } = hangar.configuration;
  const name = montazh ? names.withoutErection(panels_montazh) : names.erection;
  const changed = { ...hangar.configuration, montazh: !montazh, panels_montazh: panels_montazh && !montazh };
  return [name, variantOf(hangar, changed)];
}

function cladding(hangar: Hangar, names: Names): [string, Hangar] {
  const { configuration, priceList } = hangar;
  const { panels } = configuration;
  const name = panels ? names.withoutCladding(configuration) : names.cladding;
  const changed = { ...configuration, panels: !panels };
  return [name, variantOf(hangar, normalize(changed, changed, priceList))];
}
