import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { rangeAt, type Range, type Sentence } from "../sentence.ts";

const MEASURED = "(SIZE (in|by)? (width|height|length)|(width|height|length) IS? SIZE)";
/** Numbers of other things: terms, weights, dates, colours, sizes of sites and machines. */
const NUMBERS = [
  "(?<!number unit? BY)number (dash number)? (other|neutral)? (day|month|weight|percent)",
  "(number unit? BY){0,2} number (million|thousand)? foreign|foreign number (million|thousand)?",
  "ral number",
  "step (other|frame|column|opening|neutral|unit)? (equals|dash)? SIZE",
  "site (in|under|other|to|comma|done|IS){0,5} SIZE (BY SIZE){1,2}",
  `site (to neutral|other|equals|dash)? ${MEASURED} ((comma|and){0,2} ${MEASURED})*`,
  "ground (other|IS)? SIZE (BY SIZE){1,2}",
  // «к цеху (30×90 м, высота 9 м)»
  "to (other|neutral|existing|ours|own){0,2} (building|neutral) bracket ([^bracket stop]){1,14} bracket",
  `to (other|neutral|existing){0,2} building comma building ((comma|and)? ${MEASURED})+`,
  "(width|length|height) (other|neutral|most|big){0,3} machine (other|IS|less|more|from_to)? SIZE ((comma|and){0,2} (width|length|height) (IS|less|more|from_to)? SIZE)*",
  "machine (other|dash|number){0,4} bracket ([^bracket stop]){1,16} bracket",
  // «под комбайн 15 на 30» says how large the hangar is.
  "(?<!under (number|other)?)machine (other|IS)? SIZE (BY SIZE){1,2}",
  `(?<!under (number|other)?)machine ((other|to) dash? number)? (to|neutral|other|bracket){0,3} ${MEASURED} ((comma|and|in|with){0,2} ${MEASURED})*`,
  "machine (other|neutral|bracket)? (in|with)? (width|height|length) IS? SIZE ((comma|and|in|with)? (width|height|length) IS? SIZE)*",
].map(pattern);

/** What is not priced and has numbers of its own. */
const WITH_NUMBERS = [
  ["crane", "crane (other|neutral|dash|by|with|to|less){0,2} (number weight? (?!times|onto|number))?"],
  ["floors", "((?<!BY)number (dash|in|times)?)? floors (number floors)?"],
  ["size_unit", "number? hundredth"],
  ["discount", "discount+ (other|neutral|in)? number percent?"],
  ["loads", "loads+ region? number? (region|weight)?"],
].map(([reason, source]) => [reason!, pattern(source!)] as const);

/** «утеплённые ворота», «дверь утеплённая»: leaves, and no panels of the hangar. */
const OF_OPENINGS = pattern("insulated (gate|door|window)|(gate|door|window) insulated");
const AGREEING = /(ые|ых|ыми|ая|ую|ой)$/;

/** «12 на 30 двухэтажный»: such a word has its own number inside. */
function withoutForeignNumber(range: Range, { tokens }: Sentence): Range {
  return /.этаж/.test(tokens[range.to - 1]!.word) ? rangeAt(range.to - 1) : range;
}

/** «гараж для двух комбайнов 15 на 20»: no machine is as wide as the narrowest hangar. */
function isOfHangar(range: Range, sentence: Sentence): boolean {
  const sides = sentence.numbers(range);
  return (
    sentence.is(range.from, "machine") &&
    !sentence.has(range, "bracket") &&
    sides.filter((metres) => metres >= 8).length > 1
  );
}

/** «под погрузчик 3×8, высота 4»: of the machine or of the hangar. */
const MACHINE_AND_HEIGHT = pattern("machine (other|IS)? SIZE (BY SIZE){1,2} comma? height IS? SIZE");
/** «длина 5 шагов»: a number of these is no size. */
const COUNTED =
  /^(шаг|пролет|отсек|ряд)(а|ов)$|^секци[ий]$|^листов$|^комплект(а|ов)$|^одинаков|^здани[яй]$|^вариант(а|ов)$/;
/** «монтаж фундамента», «монтажные петли» */
const ERECTION_OF_OTHERS = pattern(
  "erection (foundation|ground|heating|electricity|ventilation|gutter|partition|crane|floors|leaves|machine|sheet|other)",
);
/** «инструкция по монтажу», «схема монтажа» */
const PAPERS = pattern("(other|project|neutral|day) (by|onto)? erection");
const LARGER = /^(по)?(больше|меньше|длинн?ее|шире|короче|выше)$/;
const VERB = /(ла|ло|ли|ет|ит|ут|ют|ят|ть|ться)$/;
const GENITIVE = /(а|и|ы|ов|ей|ия)$/;
const DOOR_OF_GATES = pattern("(?<=door other?) in gate");

export function readNoise(reading: Reading): void {
  const { sentence } = reading;
  for (const range of sentence.matches(ERECTION_OF_OTHERS)) {
    const [first, last] = [range.from, range.to - 1].map((at) => sentence.tokens[at]!.word) as [string, string];
    const isAdjective = /^монтажн/.test(first) && !/^(работ|бригад|услуг)/.test(last);
    const isOfOthers = isAdjective || (!sentence.is(range.to - 1, "other") && GENITIVE.test(last));
    if (!isOfOthers || sentence.isDenied(range)) continue;
    sentence.done(rangeAt(range.from));
    sentence.leave(rangeAt(range.from));
  }
  for (const range of sentence.matches(PAPERS)) {
    if (
      !/^(инструкц|схем|чертеж|видео|график|правил|паспорт|гаранти|срок|дн[ия]|дней|недел|месяц|длительност|врем|поэлементн|заводск)/.test(
        sentence.tokens[range.from]!.word,
      )
    )
      continue;
    sentence.done(rangeAt(range.to - 1));
    sentence.leave(rangeAt(range.to - 1));
  }
  for (const { from, to } of sentence.matches(DOOR_OF_GATES)) {
    const door = sentence.is(from - 1, "door") ? from - 1 : from - 2;
    reading.refuse({ from: door, to }, "leaves");
    sentence.done(rangeAt(door));
  }
  sentence.take(MACHINE_AND_HEIGHT, (range) => {
    if (isOfHangar(range, sentence)) return false;
    reading.doubt("existing", "height", range, [{ height: sentence.numbers(range).at(-1)! }]);
    return sentence.leave(range);
  });
  for (const range of sentence.matches(OF_OPENINGS)) {
    const [at] = sentence.within(range, "insulated") as [number];
    if (!AGREEING.test(sentence.tokens[at]!.word)) continue;
    reading.refuse(range, "leaves");
    sentence.done(rangeAt(at));
  }
  for (const [reason, rule] of WITH_NUMBERS) {
    sentence.take(rule, (whole) => {
      const range = reason === "floors" ? withoutForeignNumber(whole, sentence) : whole;
      if (sentence.isDenied(range)) sentence.withDenial(range);
      else reading.refuse(range, reason);
      sentence.done(range);
      return range === whole;
    });
  }
  for (const [at, { word }] of sentence.tokens.entries()) {
    if (!COUNTED.test(word) || !sentence.is(at - 1, "number") || sentence.isDone(at - 1)) continue;
    // «12х36 одинаковых»
    if (sentence.is(at - 2, "times", "onto")) continue;
    // «6 пролётов по 5 метров», «ворота 4х4 — 2 комплекта»
    if (sentence.is(at + 1, "by") || sentence.has({ from: at - 8, to: at - 1 }, "gate", "door", "window")) continue;
    sentence.done(rangeAt(at - 1));
    sentence.setAside(rangeAt(at - 1));
  }
  for (const [at, { word }] of sentence.tokens.entries()) {
    // «раз в пять больше», «больше в два раза»
    const isRatio = [at - 4, at - 3, at + 1, at + 2, at + 3].some((one) => LARGER.test(sentence.wordAt(one)));
    if (!/^раза?$/.test(word) || !isRatio) continue;
    const number = sentence.is(at + 1, "in") && sentence.is(at + 2, "number") ? at + 2 : at - 1;
    if (!sentence.is(number, "number")) continue;
    sentence.done(rangeAt(number));
    sentence.leave(rangeAt(number));
  }
  // «чтобы жатка зашла высота 5,5»
  const isNeeded = ({ from }: Range) =>
    sentence.is(from, "machine") && sentence.is(from + 1, "other") && VERB.test(sentence.tokens[from + 1]!.word);
  for (const rule of NUMBERS)
    sentence.take(rule, (range) => !isOfHangar(range, sentence) && !isNeeded(range) && sentence.setAside(range));
}
