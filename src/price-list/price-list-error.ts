/** A file of `prices/` cannot be used. `problems` are all that is wrong with it, one a line, in Russian. */
export class PriceListError extends Error {
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super([`${file} не принят, исправьте (${problems.length}):`, ...problems].join("\n"));
    this.name = "PriceListError";
    this.problems = problems;
  }
}
