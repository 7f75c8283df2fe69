import type { Roof } from "../../../../price-list/schema.ts";
import { pattern } from "../../../pattern.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { isOffered, isSizeName } from "../../size.ts";
import { lastBefore, REACH } from "../nearness.ts";

const RATHER = pattern(
  "(stop|comma|other|neutral){0,5} (absent|rather)+ (comma|neutral|other|onto|equals){0,2} number",
);

/** «ворота 2, нет 3» */
export function correctedNumber(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  for (const { from, to } of sentence.matchesAnywhere(RATHER)) {
    const last = lastBefore(reading, from, REACH);
    const meant = sentence.tokens[to - 1]!.value!;
    if (typeof last?.value !== "number") continue;
    // «верно: 18» was perhaps taken for another size.
    const isSize = ({ parameter, range }: Claim) => isSizeName(parameter) && range.from === to - 1;
    const taken = isSizeName(last.parameter) ? reading.claims.filter(isSize) : [];
    reading.withdraw(taken);
    if (taken.length === 0 && sentence.isRead(to - 1)) continue;
    // «12 на 40, ой нет, 15» may correct either of the two.
    const pair = reading.claims.find(
      ({ parameter, range }) =>
        isSizeName(parameter) && range.to === last.range.from - 1 && sentence.is(range.to, "times", "onto"),
    );
    const said = pair ? [pair, last] : [last];
    const asSaid = Object.fromEntries(said.map(({ parameter, value }) => [parameter, value]));
    reading.withdraw(said);
    const isPossible = ({ parameter }: Claim) =>
      !isSizeName(parameter) || isOffered(parameter, meant, roofs, priceList);
    const choices = [asSaid, ...said.filter(isPossible).map(({ parameter }) => ({ ...asSaid, [parameter]: meant }))];
    reading.doubt("alternatives", said[0]!.parameter, { from: said[0]!.range.from, to }, choices);
  }
}

const NOT_BUT = pattern("(not|instead) number (unit|OPENING)? (comma|neutral|other|need){0,3} number");

/** «не 12, а 15», «вместо 30 берём 45» */
export function notButAnother(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matchesAnywhere(NOT_BUT)) {
    const [denied, meant] = sentence.numbers(range);
    const wrong = reading.claims.find(({ value }) => value === denied);
    if (!wrong) continue;
    reading.withdraw([wrong]);
    reading.doubt("alternatives", wrong.parameter, range, [
      { [wrong.parameter]: meant! },
      { [wrong.parameter]: denied! },
    ]);
  }
}
