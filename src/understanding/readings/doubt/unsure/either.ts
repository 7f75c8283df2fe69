import { pattern } from "../../../pattern.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { askWhether } from "../asking.ts";

const STRIP = /^(лент|плит|фундамент)/;

/** «на ленте или на сваях»: what is no base of ours may be meant. */
export function stripOrPiles(reading: Reading): void {
  const { sentence } = reading;
  const isEither = ({ parameter, range: { from, to } }: Claim) =>
    (parameter === "piles" || parameter === "anchors") &&
    sentence
      .within({ from: Math.max(0, from - 3), to: to + 3 })
      .some((at) => STRIP.test(sentence.wordAt(at)) && areParted(at, from, to));
  askWhether(reading, reading.claims.filter(isEither));

  function areParted(at: number, from: number, to: number): boolean {
    return sentence.has(at < from ? { from: at, to: from } : { from: to, to: at }, "or");
  }
}

const OR = pattern("or|comma? (neutral|other)? rather");

/** «на сваях или анкерах» */
export function eitherOfTwo(reading: Reading): void {
  for (const { from, to } of reading.sentence.matches(OR)) {
    const before = reading.claims.filter(({ range, value }) => range.to === from && value === true).at(-1);
    const after = reading.claims.find(({ range, value }) => range.from >= to && range.from <= to + 1 && value === true);
    if (!before || !after || before.parameter === after.parameter) continue;
    reading.withdraw([before, after]);
    const names = [before.parameter, after.parameter];
    const choices = names.map((chosen) => Object.fromEntries(names.map((name) => [name, name === chosen])));
    reading.doubt("either", before.parameter, { from: before.range.from, to: after.range.to }, choices);
  }
}

/** «либо двускатный 18 м, либо с колонной по центру» */
export function eitherRoof(reading: Reading): void {
  const { sentence } = reading;
  const roofs = reading.claims.filter(({ parameter }) => parameter === "roof");
  const one = roofs.find(({ range }) => sentence.has(range, "double_pitch"));
  const other = roofs.find(({ range: { from } }) => one && from >= one.range.to && sentence.is(from - 1, "or"));
  if (!other) return;
  askWhether(reading, [other]);
  reading.withdraw(roofs);
}
