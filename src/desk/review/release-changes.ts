import { changedText, otherText, priceText } from "../../price-list/change-texts.ts";
import { listChanges, mostMovedFirst } from "../../price-list/list-changes.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { referenceTotals } from "./reference-totals.ts";

/** As many say what a release was about. */
const MOST_VALUES = 5;
const MOST_TOTALS = 3;

/** What a list changed in the one before it, in lines to be read at a glance; the furthest moves first. */
export interface ReleaseChanges {
  summary: string;
  values: string[];
  /** How many changed values are not among them. */
  left: number;
  /** Totals of reference hangars. */
  totals: string[];
}

export function releaseChanges(older: PriceList, newer: PriceList, manufacturer: Manufacturer): ReleaseChanges {
  const { prices, others } = listChanges(older, newer);
  const values = [...mostMovedFirst(prices).map(priceText), ...others.map((change) => otherText(change, newer))];
  const totals = referenceTotals(older, newer, manufacturer).filter(({ before, after }) => before !== after);
  return {
    summary: changedText(prices, others).join(" "),
    values: values.slice(0, MOST_VALUES),
    left: Math.max(0, values.length - MOST_VALUES),
    totals: mostMovedFirst(totals)
      .slice(0, MOST_TOTALS)
      .map(({ hangar, equipment, ...total }) => priceText({ name: `${hangar}, ${equipment}`, ...total })),
  };
}
