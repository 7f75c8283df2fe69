import * as engine from "hangar-engine";
import { catalogue } from "../search/catalogue.ts";
import { DEFAULT_LIMIT, defaultSort } from "../search/search-parameters.ts";

/** What the frames of the catalogue cost: whole roubles with VAT, the lowest and the highest, and how many there are. */
export interface PriceRange {
  low: number;
  high: number;
  count: number;
}

/** Every standard size in every length of whole bays, calculated without options. */
export function priceRange(): PriceRange {
  const filters = { sort: defaultSort(undefined), limit: DEFAULT_LIMIT };
  const sizes = catalogue(filters, engine);
  if ("problem" in sizes) throw new Error(engine.detailOf(sizes.problem));
  const totals = sizes.map((size) => {
    const { status, body } = engine.calculate({ ...size });
    if (status === 400) throw new Error(body.error.details.join("; "));
    return body.result.total_with_vat;
  });
  return { low: Math.min(...totals), high: Math.max(...totals), count: totals.length };
}
