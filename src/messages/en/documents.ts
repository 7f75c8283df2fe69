import type { FeedTexts } from "../feed-texts.ts";

/** The feed of price lists. */
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
};
