import type { Roof } from "../../../../price-list/schema.ts";
import { pattern } from "../../../pattern.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { rangeOver } from "../../../sentence.ts";
import { isBuilding } from "../../buildings.ts";
import { isSide, isSizeName } from "../../size.ts";
import { askInstead, askSides } from "../asking.ts";
import { areNear } from "../nearness.ts";

/** «старый цех», «магазин у нас 15 на 25» */
const EXISTING = pattern("existing|to neutral (?=done)|already have");
const OWNERS = /^(нас|меня)$/;

/** «высота стены у старого 6 метров» is of another building. */
export function ofExisting(reading: Reading): void {
  const { sentence } = reading;
  for (const word of sentence.matches(EXISTING)) {
    const { to } = word;
    const isOwn = OWNERS.test(sentence.tokens[to - 1]!.word) && isBuilding(sentence, word.from - 1);
    if (sentence.is(word.from, "to") && !isOwn) continue;
    const isOfIt = ({ parameter, range }: Claim) =>
      isSizeName(parameter) &&
      // «12х30 вместо старого»
      !(sentence.is(word.from - 1, "instead") && range.to < word.from) &&
      (areNear(sentence, range, word, "comma", "equals") || (range.from <= word.from && range.to >= word.to));
    const sizes = reading.claims.filter(isOfIt);
    reading.withdraw(sizes);
    for (const { range } of sizes) sentence.leave(range);
    // «пристройка к существующему цеху 12 на 40»: of which of the two, where no other sizes are said.
    const sides = sizes.filter(({ parameter }) => parameter !== "height" && !reading.isClaimed(parameter));
    if (sides.length < 2) continue;
    askSides(reading, "existing", sides);
  }
}

/** «у меня есть ангар», «продам ангар», «каркас уже куплен» */
const HAD =
  /(?<!\p{L})((купили|(?<!то )есть|имеется) (свой |уже )?(каркас|ангар|склад|двускат|односкат)|к (ангару|складу) [^.,]{0,30}(нужн|надо|добав)|построен(?!\p{L})|рухнул|обвалил|был[аои]? у (меня|нас)|у (меня|нас) (был|стоял)|(ангар|склад|здание|гараж) [^.,!?\d]{0,20}\d[^.,!?]{0,20} уже (стоит|построен|собран)(?!\p{L})|уже (стоит|построен) (ангар|склад|здание|гараж) [^.,!?\d]{0,20}\d|снегом (задавил|раздавил|сложил)|сгорел)|(?<!\p{L})у (меня|нас) (уже )?есть (\p{L}+ )?(ангар|склад|каркас|здание|гараж)(?!\p{L})|(?<!\p{L})(ангар|склад|здание|гараж) у (меня|нас) (уже )?(есть|имеется|стоит)(?!\p{L})|(?<!\p{L})(каркас|металлоконструкции)( \p{L}+)?( уже)? (есть|имеется|стоит|куплен[аоы]?|лежит|лежат|привез\p{L}+|собран)(?!\p{L})|^\P{L}*(прода[мюж]|сда[мю])/iu;
const FOUNDATION = /^(фундамент|ростверк|лент[аеуы]$|плит[аеуы]$)/;
const LAID = /^(есть|имеется|залит(?!ь)|готов|отлит|сделан)/;
/** So far its sizes stand from the foundation, tokens. */
const FOUNDATION_REACH = 6;

/** «У меня есть ангар 12х30, хочу утеплить», «фундамент залит 10 на 24»: whether a new one is of that size is asked. */
export function ofHad(reading: Reading): void {
  const { sentence } = reading;
  const sides = reading.claims.filter(({ parameter }) => isSide(parameter));
  const { from } = sides.length < 2 ? { from: 0 } : rangeOver(sides.map(({ range }) => range));
  const isLaid = (at: number) =>
    FOUNDATION.test(sentence.wordAt(at)) &&
    [at - 3, at - 2, at - 1, at + 1, at + 2].some((place) => LAID.test(sentence.wordAt(place)));
  const before = sentence.within({ from: Math.max(0, from - FOUNDATION_REACH), to: from });
  const isOnLaid = before.some(isLaid) && !before.some((at) => sentence.is(at, "stop", "double_pitch", "single_pitch"));
  if (sides.length < 2 || !(isOnLaid || HAD.test(sentence.text.replaceAll("ё", "е")))) return;
  askSides(reading, "existing", sides);
}

/** «Магазин 12 на 18, высота 4. Нам надо 8 на 15»: of which of the two buildings is asked, and whose height it is too. */
export function heightOfAnother(reading: Reading, roofs: readonly Roof[]): void {
  const several = reading.doubts.find(({ kind }) => kind === "several")?.range;
  if (!several) return;
  const { sentence } = reading;
  // Where the other sizes are named the question is about one pair alone.
  const isOfPair = sentence.numbers(several).length <= 3;
  const { from, to } = isOfPair ? sentence.partAt(several.from) : several;
  for (const one of reading.claims.filter(({ parameter }) => parameter === "height"))
    if (one.range.from > from && one.range.to <= to) askInstead(reading, one, roofs);
}
