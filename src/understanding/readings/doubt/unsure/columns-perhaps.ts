import type { Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";

/** «один скат, но посередине можно столбы»: perhaps the roof with a row of columns. */
export function columnsPerhaps(reading: Reading): void {
  const { sentence, priceList } = reading;
  const isColumn = (at: number) =>
    sentence.is(at, "column") && !sentence.isDone(at) && !sentence.denied.has(at) && !sentence.is(at + 1, "number");
  const isCentral = (at: number) => sentence.within({ from: at - 4, to: at + 4 }, "central").length > 0;
  const isPerhaps = sentence.tokens.some((_, at) => isColumn(at) && isCentral(at));
  // «стойки посередине можно»
  const isAllowed = ({ to }: Range) =>
    sentence.within({ from: to, to: to + 2 }).some((at) => sentence.tokens[at]?.word === "можно");
  askWhether(
    reading,
    reading.claims.filter(
      ({ parameter, value, range }) =>
        parameter === "roof" && (priceList.roofs[String(value)]?.spans === 2 ? isAllowed(range) : isPerhaps),
    ),
  );
}
