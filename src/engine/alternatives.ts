import { totalOf } from "./bill.ts";
import { normalize, type Configuration } from "./configuration.ts";
import { variantOf, type Hangar } from "./hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";

/** The same hangar with and without mounting and cladding: contract, "alternatives item". */
export function alternatives(hangar: Hangar, total_with_vat: number, links: Links): Alternative[] {
  const { configuration } = hangar;
  return [
    alternative(mounting(configuration), hangar, total_with_vat, links),
    alternative(cladding(configuration), hangar, total_with_vat, links),
  ];
}

function alternative({ name, changed }: Variant, hangar: Hangar, total_with_vat: number, links: Links): Alternative {
  const configuration = normalize(changed, changed, hangar.priceList);
  const total = totalOf(variantOf(hangar, configuration));
  return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(configuration) };
}

interface Variant {
  name: string;
  changed: Configuration;
}

/** Without mounting there are no works at all, so that its total is the sum of materials. */
function mounting(configuration: Configuration): Variant {
  const { montazh, panels_montazh } = configuration;
  if (!montazh) return { name: "С монтажом каркаса", changed: { ...configuration, montazh: true } };
  return {
    name: panels_montazh ? "Без монтажа каркаса и панелей" : "Без монтажа",
    changed: { ...configuration, montazh: false, panels_montazh: false },
  };
}

function cladding(configuration: Configuration): Variant {
  const { panels } = configuration;
  const name = panels ? "Без сэндвич-панелей" : "С сэндвич-панелями (минвата)";
  return { name, changed: { ...configuration, panels: !panels } };
}
