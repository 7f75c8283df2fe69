import type { Range, Reading } from "../reading.ts";

/** A length that somebody wrote, and where. */
export interface Measure {
  metres: number;
  range: Range;
  /** Whether a unit stands behind it. */
  hasUnit: boolean;
}

/** Without a unit such a number is of millimetres, as in a call. */
const MILLIMETRES = 1000;

/** The lengths in a range: «12 метров 30 см» is one, «1200 на 3000 см» are both of centimetres. */
export function measuresIn(reading: Reading, { from, to }: Range): Measure[] {
  const { tokens } = reading;
  const found: (Measure & { unit: number | undefined })[] = [];
  for (let at = from; at < to; at++) {
    if (!reading.is(at, "number")) continue;
    const unit = at + 1 < to && reading.is(at + 1, "unit") ? tokens[at + 1]!.value : undefined;
    const last = found.at(-1);
    const value = tokens[at]!.value!;
    if (last && last.range.to === at && unit !== undefined && last.unit !== undefined && unit < last.unit) {
      Object.assign(last, {
        metres: rounded(last.metres + value * unit),
        range: { from: last.range.from, to: at + 2 },
      });
    } else
      found.push({
        metres: value,
        unit,
        hasUnit: unit !== undefined,
        range: { from: at, to: at + (unit === undefined ? 1 : 2) },
      });
  }
  const behind = found.at(-1)?.unit;
  return found.map(({ unit, metres, range, hasUnit }) => {
    const its = unit ?? (behind !== undefined && behind < 1 ? behind : metres >= MILLIMETRES ? 0.001 : 1);
    return { metres: its === 1 ? metres : rounded(metres * its), range, hasUnit };
  });
}

const rounded = (metres: number): number => Math.round(metres * 1e4) / 1e4;
