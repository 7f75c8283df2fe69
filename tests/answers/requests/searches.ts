import fc from "fast-check";
import { got, query, type Asked } from "./request.ts";
import { ROOFS, sampled } from "./sources.ts";

const small = (most: number) => fc.integer({ min: 0, max: most }).map(String);
const metres = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);

const search = fc
  .record(
    {
      budget: fc.integer({ min: 3, max: 150 }).map((hundreds) => String(hundreds * 100_000)),
      roof: fc.subarray(ROOFS, { minLength: 1 }).map((roofs) => roofs.join(",")),
      attached: small(1),
      area_min: metres(50, 600),
      area_max: metres(300, 3_000),
      width_min: metres(8, 12),
      width_max: metres(12, 24),
      length_min: metres(6, 40),
      length_max: metres(30, 120),
      height_min: fc.constantFrom("3.15", "4.35"),
      height_max: fc.constantFrom("4.35", "6.75"),
      gates: small(4),
      doors: small(2),
      windows: small(12),
      montazh: small(1),
      panels: small(1),
      piles: small(1),
      truss: fc.constantFrom("solid", "demountable"),
      sort: fc.constantFrom("area", "price", "price_per_m2"),
      limit: metres(1, 12),
      lang: fc.constantFrom("ru", "en"),
      fields: fc.constantFrom("found,items.total_with_vat", "summary_for_ai", "items.url,over_budget"),
    },
    { requiredKeys: ["budget"] },
  )
  // Not all that can be asked is asked at once: else hardly a search would find anything.
  .chain(({ budget, ...rest }) =>
    fc.subarray(Object.entries(rest), { maxLength: 5 }).map((some) => ({ budget, ...Object.fromEntries(some) })),
  );

export const searches: Asked[] = sampled(search, 150).map((one, at) =>
  got("search", query(at % 10 === 9 ? "/v1/search.csv" : "/v1/search", one)),
);
