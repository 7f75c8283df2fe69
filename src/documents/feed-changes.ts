import { changedText, otherText, priceText } from "../price-list/change-texts.ts";
import { formatPath } from "../price-list/finding.ts";
import { percentMoved, type Change, type FieldValue } from "../price-list/list-changes.ts";
import { positionOfPrice } from "../price-list/price-names.ts";
import type { PriceList } from "../price-list/schema.ts";
import { counted, grouped } from "../text/in-english.ts";

/** What a list changed in the one before it, in one language; names of the list are in that language. */
export interface FeedChanges {
  /** How much, a sentence each. */
  changed(prices: readonly Change[], others: readonly Change[]): string[];
  price(change: Change, list: PriceList): string;
  other(change: Change, list: PriceList): string;
}

export const russian: FeedChanges = { changed: changedText, price: priceText, other: otherText };

/** What a price is of is told by the position of the bill, and by its field. */
export const english: FeedChanges = {
  changed(prices, others) {
    if (prices.length + others.length === 0) return ["Prices and rules are as before."];
    return [
      prices.length === 0 ? "Prices are as before." : `${counted(prices.length, "price")} changed.`,
      ...(others.length === 0 ? [] : [`Other changes: ${others.length}.`]),
    ];
  },
  price({ path, before, after }, list) {
    const position = positionOfPrice(path, list);
    const name = list.positions[position ?? ""]?.name;
    return moved(name === undefined ? formatPath(path) : `${name} (${formatPath(path)})`, before, after, "RUB\u00a0");
  },
  other: ({ path, before, after }) => moved(formatPath(path), before, after),
};

function moved(name: string, before: Change["before"], after: Change["after"], unit = ""): string {
  if (before === undefined) return `${name}: ${unit}${valueText(after)}, new`;
  if (after === undefined) return `${name}: no more`;
  const percent = percentMoved(before, after);
  const by = percent === undefined ? "" : ` (${percent > 0 ? "+" : ""}${percent}%)`;
  return `${name}: ${unit}${valueText(before)} → ${unit}${valueText(after)}${by}`;
}

const valueText = (value: FieldValue | undefined): string =>
  typeof value === "number" && Number.isInteger(value) ? grouped(value) : String(value);
