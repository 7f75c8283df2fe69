import { totalOf, worksSumOf, type Bill } from "./bill.ts";
import { normalize, type Configuration } from "./configuration.ts";
import { variantOf, type Hangar } from "./hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";

type Sums = Pick<Bill, "materials_sum" | "total_with_vat">;

/** The same hangar with and without mounting and cladding: contract, "alternatives item". */
export function alternatives(hangar: Hangar, sums: Sums, links: Links): Alternative[] {
  return [mounting(hangar, sums, links), cladding(hangar, sums, links)];
}

/** Mounting is work alone: the materials stay. Without mounting there is no work at all. */
function mounting(hangar: Hangar, { materials_sum, total_with_vat }: Sums, links: Links): Alternative {
  const { montazh, panels_montazh } = hangar.configuration;
  const name = !montazh ? "С монтажом каркаса" : panels_montazh ? "Без монтажа каркаса и панелей" : "Без монтажа";
  const variant = changed(hangar, { montazh: !montazh, panels_montazh: panels_montazh && !montazh });
  return alternative(name, variant, materials_sum + worksSumOf(variant), total_with_vat, links);
}

function cladding(hangar: Hangar, { total_with_vat }: Sums, links: Links): Alternative {
  const { panels } = hangar.configuration;
  const name = panels ? "Без сэндвич-панелей" : "С сэндвич-панелями (минвата)";
  const variant = changed(hangar, { panels: !panels });
  return alternative(name, variant, totalOf(variant), total_with_vat, links);
}

function changed(hangar: Hangar, change: Partial<Configuration>): Hangar {
  const configuration = { ...hangar.configuration, ...change };
  return variantOf(hangar, normalize(configuration, configuration, hangar.priceList));
}

function alternative(name: string, variant: Hangar, total: number, total_with_vat: number, links: Links): Alternative {
  return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant.configuration) };
}
