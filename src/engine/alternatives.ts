import { totalOf, worksSumOf, type Bill } from "./bill.ts";
import { normalize } from "./request/configuration.ts";
import { variantOf, type Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";
import type { Language } from "../messages/language.ts";

type Sums = Pick<Bill, "frame_sum" | "materials_sum" | "total_with_vat">;

/** The same hangar with and without erection and cladding: contract, "alternatives item". */
export function alternatives(hangar: Hangar, sums: Sums, links: Links, language: Language): Alternative[] {
  return [mounting(hangar, sums, links, language), cladding(hangar, sums, links, language)];
}

/** Mounting is work alone: the materials stay. Without erection there is no work at all. */
function mounting(
  hangar: Hangar,
  { materials_sum, total_with_vat }: Sums,
  links: Links,
  { alternatives: names }: Language,
): Alternative {
  const { configuration } = hangar;
  const { montazh, panels_montazh } = configuration;
  const name = !montazh ? names.erection : panels_montazh ? names.withoutAnyErection : names.withoutErection;
  const changed = { ...configuration, montazh: !montazh, panels_montazh: panels_montazh && !montazh };
  const variant = variantOf(hangar, changed);
  return alternative(name, variant, materials_sum + worksSumOf(variant), total_with_vat, links);
}

/** Cladding is put upon the frame, which stays as it is. */
function cladding(
  hangar: Hangar,
  { frame_sum, total_with_vat }: Sums,
  links: Links,
  { alternatives: names, listed }: Language,
): Alternative {
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
  const variant = variantOf(hangar, normalize(changed, changed, priceList));
  return alternative(name, variant, totalOf(variant, frame_sum), total_with_vat, links);
}

function alternative(name: string, variant: Hangar, total: number, total_with_vat: number, links: Links): Alternative {
  return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant.configuration) };
}
