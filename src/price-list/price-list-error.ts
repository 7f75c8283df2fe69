import type { Finding } from "./finding.ts";

/** A file of `prices/` cannot be used. `problems` are all that is wrong with it, one a line, in Russian. */
export class PriceListError extends Error {
  readonly problems: readonly string[];
  /** The same by their fields, where the file could be read: one for each problem. */
  readonly findings: readonly Finding[];

  constructor(file: string, problems: readonly string[], findings: readonly Finding[] = []) {
    super([`${file} не принят, исправьте (${problems.length}):`, ...problems].join("\n"));
    this.name = "PriceListError";
    this.problems = problems;
    this.findings = findings;
  }
}
