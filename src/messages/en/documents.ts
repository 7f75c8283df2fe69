import { positionOfPrice } from "../../price-list/price-names.ts";
import { formatPath } from "../../price-list/finding.ts";
import { percentMoved, type Change, type FieldValue } from "../../price-list/list-changes.ts";
import { counted, grouped } from "../../text/in-english.ts";
import type { FeedTexts } from "../feed-texts.ts";

/** The feed of price lists, in English: what a price is of is told by the position of the bill, and by its field. */
export const feed: FeedTexts = {
  title: (brand) => `${brand}: price lists`,
  description: "New prices of hangar frames and what changed in them",
  list: (day) => `Price list of ${day}`,
  withdrawn: ", withdrawn",
  whole: "The whole price list",
  withdrawnBy: (day) => `It was a mistake: the price list of ${day} has withdrawn it.`,
  withdraws: (day) => `Withdraws the price list of ${day}.`,
  first: "The first price list that was published.",
  validUntil: (day) => `The prices are meant to hold until ${day}.`,
  andMore: (count) => `and ${count} more`,
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
