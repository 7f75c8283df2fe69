import type { PriceList } from "../price-list/schema.ts";
import { totalOf } from "./bill.ts";
import { normalize, type Configuration } from "./configuration.ts";
import { hangarOf } from "./hangar.ts";
import type { Links } from "./links.ts";
import type { Alternative } from "./response.ts";

/** The same hangar with and without mounting and cladding: contract, "alternatives item". */
export function alternatives(
  configuration: Configuration,
  total_with_vat: number,
  priceList: PriceList,
  links: Links,
): Alternative[] {
  const alternative = ({ name, change }: Variant): Alternative => {
    const variant = normalize(change(configuration), configuration, priceList);
    const total = totalOf(hangarOf(variant, priceList));
    return { name, total_with_vat: total, difference: total - total_with_vat, url: links.call(variant) };
  };
  return [alternative(mounting(configuration)), alternative(cladding(configuration))];
}

interface Variant {
  name: string;
  change(configuration: Configuration): Configuration;
}

/** Without mounting there are no works at all, so that its total is the sum of materials. */
function mounting({ montazh, panels_montazh }: Configuration): Variant {
  if (!montazh) return { name: "С монтажом каркаса", change: (one) => ({ ...one, montazh: true }) };
  return {
    name: panels_montazh ? "Без монтажа каркаса и панелей" : "Без монтажа",
    change: (one) => ({ ...one, montazh: false, panels_montazh: false }),
  };
}

function cladding({ panels }: Configuration): Variant {
  return panels
    ? { name: "Без сэндвич-панелей", change: (one) => ({ ...one, panels: false }) }
    : { name: "С сэндвич-панелями (минвата)", change: (one) => ({ ...one, panels: true }) };
}
