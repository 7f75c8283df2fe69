import { totalOf } from "./bill.ts";
import { normalize } from "./request/configuration.ts";
import { variantOf, type Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";
import type { Language } from "../messages/language.ts";

/**
 * The same hangar with and without erection and cladding: contract, "alternatives item". Each is billed anew: a row of any
 * section may ask for what is changed.
 */
export function alternatives(hangar: Hangar, total_with_vat: number, links: Links, language: Language): Alternative[] {
  return [mounting(hangar, language), cladding(hangar, language)].map(([name, variant]) => {
    const total = totalOf(variant);
    return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant.configuration) };
  });
}

/** Without erection there is no work at all. */
function mounting(hangar: Hangar, { alternatives: names }: Language): [string, Hangar] {
  const { montazh, panels_montazh } = hangar.configuration;
  const name = !montazh ? names.erection : panels_montazh ? names.withoutAnyErection : names.withoutErection;
  const changed = { ...hangar.configuration, montazh: !montazh, panels_montazh: panels_montazh && !montazh };
  return [name, variantOf(hangar, changed)];
}

function cladding(hangar: Hangar, { alternatives: names, listed }: Language): [string, Hangar] {
  const { configuration, priceList } = hangar;
  const { panels, panels_montazh, dekor_roof, dekor_wall } = configuration;
  const { gone } = names;
  const going = [
    gone.panels,
    ...(panels_montazh ? [gone.erection] : []),
    ...(dekor_roof || dekor_wall ? [gone.decor] : []),
  ];
  const name = panels ? names.withoutCladding(listed(going)) : names.cladding;
  const changed = { ...configuration, panels: !panels };
  return [name, variantOf(hangar, normalize(changed, changed, priceList))];
}
