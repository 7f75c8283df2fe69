import { totalOf, worksSumOf, type Bill } from "./bill.ts";
import { normalize } from "./configuration.ts";
import { variantOf, type Hangar } from "./hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";

type Sums = Pick<Bill, "frame_sum" | "materials_sum" | "total_with_vat">;

/** The same hangar with and without mounting and cladding: contract, "alternatives item". */
export function alternatives(hangar: Hangar, sums: Sums, links: Links): Alternative[] {
  return [mounting(hangar, sums, links), cladding(hangar, sums, links)];
}

/** Mounting is work alone: the materials stay. Without mounting there is no work at all. */
function mounting(hangar: Hangar, { materials_sum, total_with_vat }: Sums, links: Links): Alternative {
  const { configuration } = hangar;
  const { montazh, panels_montazh } = configuration;
  const name = !montazh ? "С монтажом каркаса" : panels_montazh ? "Без монтажа каркаса и панелей" : "Без монтажа";
  const changed = { ...configuration, montazh: !montazh, panels_montazh: panels_montazh && !montazh };
  const variant = variantOf(hangar, changed);
  return alternative(name, variant, materials_sum + worksSumOf(variant), total_with_vat, links);
}

/** Where the geometry stays, so does the frame. */
function cladding(hangar: Hangar, { frame_sum, total_with_vat }: Sums, links: Links): Alternative {
  const { configuration, geometry, priceList } = hangar;
  const { panels } = configuration;
  const name = panels ? "Без сэндвич-панелей" : "С сэндвич-панелями (минвата)";
  const changed = { ...configuration, panels: !panels };
  const variant = variantOf(hangar, normalize(changed, changed, priceList));
  const total = totalOf(variant, variant.geometry === geometry ? frame_sum : undefined);
  return alternative(name, variant, total, total_with_vat, links);
}

function alternative(name: string, variant: Hangar, total: number, total_with_vat: number, links: Links): Alternative {
  return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant.configuration) };
}
