import type { Claim, Reading } from "../../../reading.ts";
import { rangeAt, rangeOver } from "../../../sentence.ts";
import { isCount } from "../asking.ts";

/** Words that make another number of one: «стало 5», «заменить на 5», «минус одно», «к трём». */
const CHANGE = /^(стал[аои]?$|стан[еу]т$|замен|измен|минус$|плюс$|добав|убав|к$|еще$)/;
const OWN = /^(наш|сво|уже|есть)/;
/** How far the other number stands, tokens. */
const REACH = 5;

/** What is counted anew against an earlier calculation. */
const AGAIN = /без изменений|по старому|прошл\S+ рас?ч|просч[её]ту|как (был|раньше)|добав|осталь?н\S+ (так|то) же/i;

/** «добавить вторую дверь», «остальное без изменений, ещё одни ворота»: one more than there are, or the one that is said. */
export function countedAnew(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims.filter(({ parameter, value }) => isCount(reading, parameter) && value === 1)) {
    const { word = "" } = sentence.tokens[one.range.from - 1] ?? {};
    if (!/^втор/.test(word) && !(word === "еще" && AGAIN.test(sentence.text))) continue;
    reading.withdraw([one]);
    reading.doubt(
      "count",
      one.parameter,
      { from: one.range.from - 1, to: one.range.to },
      [2, 1].map((count) => ({ [one.parameter]: count })),
    );
  }
}

/** «было 3 окна, стало 5», «5 окон минус одно», «добавьте 2 окна к трём»: which of the numbers holds is asked. */
export function changedCounts(reading: Reading): void {
  const { sentence } = reading;
  for (const one of reading.claims) {
    const further = isCount(reading, one.parameter) && Number(one.value) > 0 ? changeBehind(one) : undefined;
    if (further === undefined) continue;
    const [said, other] = [Number(one.value), sentence.tokens[further]!.value!];
    const counts = [...new Set([other, said, said + other, said - other])].filter((count) => count > 0);
    reading.withdraw([one]);
    reading.doubt(
      "alternatives",
      one.parameter,
      rangeOver([one.range, rangeAt(further)]),
      counts.map((count) => ({ [one.parameter]: count })),
    );
    return;
  }

  function changeBehind({ range: { to } }: Claim): number | undefined {
    let isChanged = false;
    for (let at = to; at < Math.min(to + REACH, sentence.tokens.length); at++) {
      const { word, value = 0 } = sentence.tokens[at]!;
      if (sentence.is(at, "stop", "gate", "door", "window")) return undefined;
      // «трое, из них одни наши»
      isChanged ||= CHANGE.test(word) || (word === "них" && OWN.test(sentence.wordAt(at + 2)));
      const isFree = sentence.isFreeNumber(at);
      if (isChanged && isFree && Number.isInteger(value) && value > 0 && value <= 60) return at;
    }
    return undefined;
  }
}
