/** What the feed of price lists says, in one language; days come in words. */
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
}
