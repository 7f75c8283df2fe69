import type { Roof } from "../../../../price-list/schema.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { isBuilding } from "../../buildings.ts";
import { isSide } from "../../size.ts";
import { askInstead, askSides, askWhether, isCount } from "../asking.ts";

/** What became of a building. */
const FATE =
  /^(сгорел|развали|рухнул|обвали|снес|сломал|разобрал|раньше|брал[аи]?$|покупал|заказывал|строили?$|арендован)/;
/** Whose it is, or who praises it. */
const OF_OTHERS = /^(сосед(и|ка|ки|а|ей|ом)?$|хвал(ит|ят|ил))/;
const FOR_OTHERS = /^(ему|ей|им|сосед.{1,2}|друг.{1,2}|брату?)$/;
/** So far its story goes, tokens. */
const STORY = 10;

/** «в старом ангаре двое ворот», «у соседа с монтажом», «старый цех был с панелями», «сгорел 18х40 с сэндвичем» */
export function inAnother(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isOneClause = (from: number, to: number) => !sentence.has({ from, to }, "comma", "stop", "equals");
  sentence.tokens.forEach(({ concept, word }, at) => {
    const isAnother = concept === "existing" || /^(сосед|конкурент|авито|знаком|друз)/.test(word);
    const before = sentence.wordAt(at - 1);
    const isIn = /^(в|во|у|на)$/.test(before);
    const isOldBuilding = concept === "existing" && !/^ко?$/.test(before) && isBuilding(sentence, at + 1);
    // «у Петровича на базе стоит 18х60»
    const isTheirs =
      word === "у" && sentence.is(at + 1, "other") && /\p{Lu}/u.test(sentence.text[sentence.tokens[at + 1]!.start]!);
    const isGone = FATE.test(word) || OF_OTHERS.test(word);
    // «вы ему весной ставили 15 на 30»
    const isMade =
      /^(ставили|делали|строили|собирали)$/.test(word) &&
      [at - 3, at - 2, at - 1, at + 1].some((place) => FOR_OTHERS.test(sentence.wordAt(place)));
    if (!isGone && !isTheirs && !isMade && !(isAnother && (isIn || isOldBuilding))) return;
    const isThere = ({ parameter, value, range }: Claim) =>
      (value === true || isCount(reading, parameter)) &&
      range.from > at &&
      range.from <= at + STORY &&
      isOneClause(at, range.from);
    // «Ворот трое. У соседа с двумя воротами»: what is said of one's own is known.
    const there = reading.claims.filter(isThere);
    const isSaidElsewhere = ({ parameter }: Claim) =>
      reading.claims.some((other) => other.parameter === parameter && !there.includes(other));
    const said = there.filter(isSaidElsewhere);
    reading.withdraw(said);
    for (const { range } of said) sentence.leave(range);
    askWhether(
      reading,
      there.filter((one) => !said.includes(one)),
    );
    // «Сосед себе поставил 15 на 45. А у вас почём?»
    const sides = reading.claims.filter(
      ({ parameter, range }) =>
        isSide(parameter) && range.from > at && range.from <= at + STORY && isOneClause(at, range.from),
    );
    if ((isTheirs || isMade || OF_OTHERS.test(word)) && sides.length > 1) askSides(reading, "existing", sides);
    const isItsHeight = ({ parameter, range }: Claim) =>
      isGone && parameter === "height" && range.from > at && range.from <= at + STORY;
    for (const height of reading.claims.filter(isItsHeight)) askInstead(reading, height, roofs);
  });
}
