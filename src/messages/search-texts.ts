import type { ProblemText } from "./language.ts";

/** What a search says besides the texts of its engine, in one language. */
export interface SearchTexts {
  accepted: {
    budget(most: number, example: number): string;
    limit(most: number, example: number): string;
    roofs(one: string): string;
    sort: string;
  };
  missingBudget: string;
  alwaysToday: ProblemText;
  /** Bounds of a size that leave nothing between them. */
  crossed(least: number, most: number): ProblemText;
  /** Areas asked for that no hangar has, and those next to them. */
  areas(asked: readonly number[], nearest: readonly number[]): ProblemText;
  /** A truss by the value that the engine reads it as, as one writes it in this language. */
  truss(value: string): string;
  /** `asked` are values of filters, `offered` what there is instead; `isEach`: one filter alone leaves nothing. */
  noSuchSizes(asked: readonly (number | string)[], isEach: boolean, offered: readonly string[]): ProblemText;
  /** Sizes of one kind that there are, millimetres; of widths those with a demountable truss where one is asked for. */
  widths(sizes_mm: readonly number[], demountable_mm: readonly number[] | undefined): string;
  heights(sizes_mm: readonly number[]): string;
  lengths(least_m: number, most_m: number, baySpacings_m: readonly number[]): string;
  /**
   * `best` and `cheapest` are `summary_for_ai` of a hangar; `isBeaten`: it is the first of those alone that lean on no
   * building.
   */
  somethingFits(
    budget: number,
    count: number,
    sort: "area" | "price" | "price_per_m2",
    isBeaten: boolean,
    best: string,
  ): string;
  nothingFits(budget: number, missing: number, isBeaten: boolean, cheapest: string): string;
}
