import type { ProblemText } from "./language.ts";

/** What a search says besides the texts of its engine, in one language. */
export interface SearchTexts {
  accepted: {
    budget(most: number, example: number): string;
    limit(most: number, example: number): string;
    roofs(one: string): string;
    sort: string;
  };
  alwaysToday: ProblemText;
  /** Bounds of a size that leave nothing between them. */
  crossed(least: number, most: number): ProblemText;
  /** Areas asked for that no hangar has, and those next to them. */
  areas(asked: readonly number[], nearest: readonly number[]): ProblemText;
  /** The demountable one, as one writes it in this language. */
  truss: string;
  /** Values of filters. */
  came(asked: readonly (number | string)[]): string;
  /** One filter alone leaves nothing, or all of them together. */
  noSuchSizes: string;
  noneTogether: string;
  /** What there is instead follows. */
  thereAre: string;
  /** Sizes of one kind that there are, millimetres. */
  widths(sizes_mm: readonly number[]): string;
  /** Of which these have a demountable truss, where one is asked for. */
  demountable(sizes_mm: readonly number[]): string;
  noDemountable: string;
  heights(sizes_mm: readonly number[]): string;
  lengths(least_m: number, most_m: number, baySpacings_m: readonly number[]): string;
  /**
   * Without a budget they fit the wishes. `best` and `cheapest` are `summary_for_ai` of a hangar; `isBeaten`: it is the first of those alone that lean on no
   * building.
   */
  somethingFits(
    budget: number | undefined,
    count: number,
    sort: "area" | "price" | "price_per_m2",
    isBeaten: boolean,
    best: string,
  ): string;
  nothingFits(budget: number, missing: number, isBeaten: boolean, cheapest: string): string;
}
