import type { Change } from "../price-list/list-changes.ts";
import type { PriceList } from "../price-list/schema.ts";

/** What the feed of price lists says, in one language; days come in words, names of the list in that language. */
export interface FeedTexts {
  title(brand: string): string;
  description: string;
  list(day: string): string;
  withdrawn: string;
  whole: string;
  withdrawnBy(day: string): string;
  withdraws(day: string): string;
  first: string;
  validUntil(day: string): string;
  andMore(count: number): string;
  /** How much a list changed in the one before it, a sentence each. */
  changed(prices: readonly Change[], others: readonly Change[]): string[];
  price(change: Change, list: PriceList): string;
  other(change: Change, list: PriceList): string;
}
