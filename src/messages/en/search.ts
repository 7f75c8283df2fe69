import type { SearchTexts } from "../search-texts.ts";
import { grouped, roubles, withUnit } from "../../text/in-english.ts";

const metres = (sizes_mm: readonly number[]): string => withUnit(sizes_mm.map((size) => size / 1000).join("; "), "m");

const FIRST = { area: "largest", price: "cheapest", price_per_m2: "cheapest by the m²" };

const fits = (budget: number | undefined, count: number): string =>
  budget === undefined ? (count === 1 ? "meets the wishes" : "meet the wishes") : `fit into ${roubles(budget)}`;

export const english: SearchTexts = {
  accepted: {
    budget: (most, example) => `a whole number of roubles from 1 to ${grouped(most)} such as ${example}`,
    limit: (most, example) => `a whole number from 1 to ${grouped(most)} such as ${example}`,
    roofs: (one) => `one or several with commas: ${one}`,
    sort: "area: the largest first, price: the cheapest first, price_per_m2: by the price of a m²",
  },
  alwaysToday: { came: "a search is always by today's price list", accepted: "leave this parameter out" },
  crossed: (least, most) => ({
    came: `got "${least}" and "${most}"`,
    accepted: "the lower bound cannot be above the upper one",
  }),
  areas: (asked, nearest) => ({
    came: `got ${asked.map((area) => `"${area}"`).join(" and ")}`,
    accepted: `next to it hangars that meet the rest have ${withUnit(nearest.join(" and "), "m²")}`,
  }),
  truss: "demountable",
  came: (asked) => `got ${asked.map((value) => `"${value}"`).join(", ")}`,
  noSuchSizes: "there are no such sizes",
  noneTogether: "no roof has such sizes together",
  thereAre: "there are",
  widths: (sizes_mm) => `widths ${metres(sizes_mm)}`,
  demountable: (sizes_mm) => `demountable trusses for ${metres(sizes_mm)}`,
  noDemountable: "demountable trusses for none",
  heights: (sizes_mm) => `heights ${metres(sizes_mm)}`,
  lengths: (least_m, most_m, baySpacings_m) =>
    `lengths from ${least_m} to ${withUnit(most_m, "m")}, in whole bays of ${withUnit(baySpacings_m.join(" or "), "m")}`,
  somethingFits: (budget, count, sort, isBeaten, best) =>
    `${grouped(count)} ${count === 1 ? "hangar" : "hangars"} of standard sizes ${fits(budget, count)}.` +
    ` The ${FIRST[sort]}${isBeaten ? " that leans on no building" : ""}: ${best}`,
  nothingFits: (budget, missing, isBeaten, cheapest) =>
    `Nothing fits into ${roubles(budget)}: ${roubles(missing)} are missing. The cheapest that meets the rest${isBeaten ? " and leans on no building" : ""}: ${cheapest}`,
};
