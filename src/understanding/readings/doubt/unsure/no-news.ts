import type { Claim, Reading } from "../../../reading.ts";
import { askWhether } from "../asking.ts";

const NO_NEWS = /^(данн|сведен|инф|решен|уверен|понима)/;

/** «сваи – нет данных» */
export function noNews(reading: Reading): void {
  const { sentence } = reading;
  const isNone = ({ value, range: { to } }: Claim) =>
    value === false && sentence.is(to - 1, "absent") && NO_NEWS.test(sentence.wordAt(to));
  askWhether(reading, reading.claims.filter(isNone));
}
