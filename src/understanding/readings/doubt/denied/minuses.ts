import type { Reading } from "../../../reading.ts";
import { askWhether, isFlag } from "../asking.ts";

/** «+ сваи - монтаж»: in a row of pluses a minus takes away. */
export function minuses(reading: Reading): void {
  const { sentence } = reading;
  if (!sentence.tokens.some((_, at) => sentence.isPlus(at) && !sentence.is(at + 1, "number"))) return;
  askWhether(
    reading,
    reading.claims.filter((one) => isFlag(one) && sentence.is(one.range.from - 1, "dash")),
  );
}
