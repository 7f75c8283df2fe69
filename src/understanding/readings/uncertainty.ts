import type { Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";

const OR_NOT = pattern(
  "(or|and|comma) (without|not|absent)(?! (neutral|other)? (gate|door|window|erection|panel|pile|anchor|insulated|cladding|need|decor|sheet))",
);
const DOUBTFUL = pattern("(maybe|whether)");
/** How far words of doubt reach, tokens. */
const REACH = 4;

/** «с монтажом или без», «возможно, с монтажом», «входит ли монтаж»: what is said so is asked. */
export function readUncertainty(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(OR_NOT, (range) => {
    const before = reading.claims.filter(({ range: { to } }) => to <= range.from && to > range.from - REACH).at(-1);
    return before ? doubt(before.range.from) : false;
  });
  sentence.take(DOUBTFUL, (range) => {
    let reached = false;
    for (const { range: one } of [...reading.claims]) {
      const distance = one.from >= range.to ? one.from - range.to : range.from - one.to;
      if (distance < 0 || distance > REACH || isParted(one.from, range.from)) continue;
      reached = doubt(one.from) || reached;
    }
    return reached;
  });

  function isParted(one: number, other: number): boolean {
    const [from, to] = one < other ? [one, other] : [other, one];
    return sentence.tokens.slice(from, to).some(({ concept }) => concept === "stop");
  }

  /** Flags and counts that begin there may be wanted or not. */
  function doubt(from: number): boolean {
    const doubtful = reading.claims.filter(({ range, value }) => range.from === from && typeof value === "boolean");
    reading.claims = reading.claims.filter((one) => !doubtful.includes(one));
    for (const { parameter, range } of doubtful) {
      reading.doubts.push({
        parameter,
        kind: "whether",
        range,
        choices: [{ [parameter]: true }, { [parameter]: false }],
      });
    }
    return doubtful.length > 0;
  }
}
