import type { Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";

/** «каркас соберите сами»: who tells another to do it himself means him or means to do it. */
export function toldToDo(reading: Reading): void {
  const { sentence } = reading;
  const isTold = ({ from, to }: Range) =>
    sentence.has({ from, to }, "self") &&
    sentence.within({ from, to }, "erection").some((at) => /[ий]те$/.test(sentence.tokens[at]!.word));
  askWhether(
    reading,
    reading.claims.filter(({ value, range }) => value === false && isTold(range)),
  );
}
