import type { SearchTexts } from "../../search/texts/search-texts.ts";

const NBSP = "\u00a0";
const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
const roubles = (whole: number): string => `RUB${NBSP}${grouped(whole)}`;
const metres = (sizes_mm: readonly number[]): string => `${sizes_mm.map((size) => size / 1000).join("; ")}${NBSP}m`;

export const english: SearchTexts = {
  accepted: {
    budget: (most, example) => `a whole number of roubles from 1 to ${grouped(most)} such as ${example}`,
    limit: (most, example) => `a whole number from 1 to ${grouped(most)} such as ${example}`,
    roofs: (one) => `one or several with commas: ${one}`,
    sort: "area: the largest first, price: the cheapest first",
  },
  missingBudget: "The budget is missing: add a sum in roubles with VAT.",
  alwaysToday: { came: "a search is always by today's price list", accepted: "leave this parameter out" },
  crossed: (least, most) => ({
    came: `got "${least}" and "${most}"`,
    accepted: "the lower bound cannot be above the upper one",
  }),
  area: (asked, largest) => ({
    came: `got "${asked}"`,
    accepted: `the largest hangar that meets the rest has ${largest}${NBSP}m²`,
  }),
  noSuchSizes: (asked, isEach, offered) => ({
    came: `got ${asked.map((value) => `"${value}"`).join(", ")}`,
    accepted: `${isEach ? "there are no such sizes" : "no roof has such sizes together"}, there are ${offered.join("; ")}`,
  }),
  widths(sizes_mm, demountable_mm) {
    if (!demountable_mm) return `widths ${metres(sizes_mm)}`;
    return `widths ${metres(sizes_mm)}, demountable trusses for ${demountable_mm.length > 0 ? metres(demountable_mm) : "none"}`;
  },
  heights: (sizes_mm) => `heights ${metres(sizes_mm)}`,
  lengths: (least_m, most_m, baySpacings_m) =>
    `lengths from ${least_m} to ${most_m}${NBSP}m, in whole bays of ${baySpacings_m.join(" or ")}${NBSP}m`,
  somethingFits: (budget, count, sort, best) =>
    `${grouped(count)} ${count === 1 ? "hangar" : "hangars"} of standard sizes fit into ${roubles(budget)}.` +
    ` The ${sort === "area" ? "largest" : "cheapest"}: ${best}`,
  nothingFits: (budget, missing, cheapest) =>
    `Nothing fits into ${roubles(budget)}: ${roubles(missing)} are missing. The cheapest that meets the rest: ${cheapest}`,
};
