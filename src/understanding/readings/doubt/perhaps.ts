import { pattern } from "../../pattern.ts";
import type { Reading } from "../../reading.ts";
import { askWhether, isFlag } from "./ask-whether.ts";
import { REACH, areNear } from "./nearness.ts";

const OR_NOT = pattern(
  "(or|and|comma) (without|not|absent)(?! (neutral|other)? (OPENING|erection|panel|pile|anchor|insulated|cladding|need|decor|sheet))",
);

/** «с монтажом или без» */
export function orNot(reading: Reading): void {
  reading.sentence.take(OR_NOT, ({ from }) => {
    const before = reading.claims.filter(({ range: { to } }) => to <= from && to > from - REACH);
    const last = Math.max(...before.map(({ range }) => range.from));
    return askWhether(
      reading,
      before.filter((one) => isFlag(one) && one.range.from === last),
    );
  });
}

const DOUBTFUL = pattern("maybe|whether");

/** «возможно, с монтажом», «входит ли монтаж» */
export function doubtful(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(DOUBTFUL, (word) =>
    askWhether(
      reading,
      reading.claims.filter((one) => isFlag(one) && areNear(sentence, one.range, word)),
    ),
  );
}

const OR = pattern("or");

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
