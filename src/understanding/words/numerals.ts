import type { Concept } from "./lexicon.ts";
import type { Token } from "./token.ts";

const ROUND = [20, 30, 40, 50, 60, 70, 80, 90];
const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/**
 * Neighbours that make one number become one token: «двадцать пять» is 25, «три с половиной» 3.5. `madeHeights`: those
 * of the price list, millimetres.
 */
export function joinNumerals(tokens: readonly Token[], madeHeights: ReadonlySet<number>): Token[] {
  const joined: Token[] = [];
  const guesses = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    const last = joined.at(-1);
    const sum = last && sumOf(last, token);
    const value = sum ?? metresAndCentimetres(joined, token, tokens[at + 1]?.concept, madeHeights);
    if (value !== undefined) {
      const parts = [last!.value!, token.value!];
      Object.assign(last!, { value, parts, end: token.end, word: `${last!.word} ${token.word}` });
    } else if (token.word === "пол" && /^(million|thousand)$/.test(tokens[at + 1]?.concept ?? "")) {
      joined.push({ ...token, concept: "number", value: 0.5 });
    } else if (token.concept !== "demountable" && /^(п[оа]л[оа]вин|полтин|polovin)/.test(token.word))
      addHalf(joined, token, tokens[at + 1]?.concept);
    else if (last?.concept === "unit" && token.concept === "number" && joined.at(-2)?.concept !== "number") {
      // «метров сорок» is a guess of 40 m.
      Object.assign(last, { ...token, start: last.start, value: token.value! * last.value! });
      guesses.add(last);
    } else joined.push({ ...token });
  }
  // Its unit parts a guess from what may be counted behind it.
  const unitBehind = ({ end }: Token): Token => ({ ...METRE, start: end, end });
  return joined.flatMap((token) => (guesses.has(token) ? [token, unitBehind(token)] : [token]));
}

const METRE = { concept: "unit", value: 1, word: "", isAttached: true } as const;

function sumOf(last: Token, { concept, word, value }: Token): number | undefined {
  if (last.concept !== "number" || concept !== "number" || last.word === "" || word === "") return undefined;
  // «на сорок двое ворот»
  if (/^(двое|трое|четверо)$/.test(word)) return undefined;
  // «полтора десятка»
  if (/^(десятка|десятков|дюжин)/.test(word)) return last.value! < value! ? last.value! * value! : undefined;
  const least = /\s/.test(last.word) ? last.value! % 100 || last.value! : last.value!;
  const isRound = ROUND.includes(least) && value! < 10 && Number.isInteger(value);
  const isHundred = HUNDREDS.includes(least) && value! < 100 && Number.isInteger(value);
  return isRound || isHundred ? last.value! + value! : undefined;
}

/** Metres. */
const NARROWEST = 4;

/** «колонна 4 35», «низ три пятнадцать» */
const isHeightNamed = (joined: readonly Token[]): boolean =>
  /^(height|column|low|wall)$/.test(joined.at(-2)?.concept ?? "");

/** «высота пять пятьдесят пять», «на четыре тридцать пять»: a height is said in metres and centimetres. */
function metresAndCentimetres(
  joined: readonly Token[],
  { concept, word, value = 0 }: Token,
  next: Concept | undefined,
  madeHeights: ReadonlySet<number>,
): number | undefined {
  const last = joined.at(-1);
  if (concept !== "number" || last?.concept !== "number" || isPitch(next)) return undefined;
  const before = namedBefore(joined, joined.length - 1);
  // In figures too, where no size follows: «высота 4 35».
  const isInFigures =
    word === "" &&
    last.word === "" &&
    before === "height" &&
    !/^(times|onto|unit|gate|door|window|pieces|leaves|opening)$/.test(next ?? "");
  const hundredths = Math.round(last.value! * 100);
  // What is made is said so for sure.
  const isOpening = (one: Concept = "stop") => /^(gate|door|window|pieces)$/.test(one);
  const isHeightAlone = word !== "" && last.word !== "" && !isOpening(joined.at(-2)?.concept) && !isOpening(next);
  const isMade = madeHeights.has((hundredths + value) * 10) && (isHeightNamed(joined) || isHeightAlone);
  if (!isInFigures && !isMade && (word === "" || last.word === "")) return undefined;
  // Nothing follows a half.
  if (/пол[от]|polov/.test(last.word)) return undefined;
  if (isMade) return (hundredths + value) / 100;
  // «h 4.5 2 ворот»
  if (hundredths % 100 > 0 && isInFigures) return undefined;
  if (hundredths % 100 > 0) return hundredths % 10 === 0 && value < 10 ? (hundredths + value) / 100 : undefined;
  // «надо три семьдесят пять»: in words no other size is said like that.
  const areHundredths = value % 5 === 0 && value % 10 !== 0 && value > 30 && before !== "times" && before !== "onto";
  const isOfWall = before === "in" && joined.at(-2)?.concept === "wall";
  const isOfColumn = joined.at(-2)?.concept === "column" && !isOpening(next);
  const isHeight = isOfWall || isOfColumn || /^(height|onto|times|equals)$/.test(before ?? "");
  // «комбайн шириной три девяносто»: no hangar is as narrow.
  const isNarrow = before === "width" && last.value! <= NARROWEST;
  const isSaidSo = last.value! >= 2 && last.value! <= 8 && value >= 10 && value < 100;
  return (isHeight || isNarrow || areHundredths) && isSaidSo ? (hundredths + value) / 100 : undefined;
}

/** «h3.5 2ск» */
const isPitch = (next: Concept | undefined): boolean => next === "pitched";

/** «высота столбов …»: what a number is of may have words behind it that say nothing. */
function namedBefore(tokens: readonly Token[], end: number): Concept | undefined {
  let at = end - 1;
  while (at >= 0 && /^(other|column|wall|building|neutral)$/.test(tokens[at]!.concept)) at--;
  return tokens[at]?.concept;
}

/** What of the hangar may be halved: «12 на 30 с половиной утеплённой». */
const HALVED = /^(insulated|cold)$/;

/** «три с половиной», «пять и половина». */
function addHalf(joined: Token[], half: Token, next: Concept = "stop"): void {
  const isJoined = /^(with|and)$/.test(joined.at(-1)?.concept ?? "");
  const number = joined.at(-2);
  if (!isJoined || number?.concept !== "number" || HALVED.test(next)) {
    joined.push({ ...half, concept: "other" });
    return;
  }
  joined.splice(joined.indexOf(number) + 1);
  Object.assign(number, { value: number.value! + 0.5, end: half.end, word: half.word });
}
