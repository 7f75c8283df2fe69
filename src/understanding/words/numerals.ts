import { HALF, HALF_OF, type Concept } from "./lexicon.ts";
import { COLLECTIVE } from "./spelling.ts";

/** What of a token its number hangs on. */
interface Numbered {
  end: number;
  word: string;
  concept: Concept;
  value?: number | undefined;
}

/** «двенадцать на тридцать с половиной утеплённой» is no 30.5. */
const LEAST_WHOLE = 10;

/** Neighbours that make one number become one token: «двадцать пять» is 25, «три с половиной» 3.5, «высота пять пятьдесят пять» 5.55. */
export function joinNumerals<Token extends Numbered>(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    const sum = last && sumOf(last, token, before, tokens[at + 1]);
    if (last?.word === HALF_OF && /^(million|thousand)$/.test(token.concept))
      Object.assign(last, { concept: "number", value: 0.5 });
    if (sum !== undefined) Object.assign(last!, { value: sum, end: token.end, word: `${last!.word} ${token.word}` });
    else if (
      HALF.test(token.word) &&
      last &&
      /^(with|and)$/.test(last.concept) &&
      before?.concept === "number" &&
      before.value! < LEAST_WHOLE
    ) {
      joined.pop();
      Object.assign(before, { value: before.value! + 0.5, end: token.end, word: `${before.word} ${token.word}` });
    } else joined.push({ ...token });
  }
  return joined;
}

function sumOf(
  last: Numbered,
  { concept, word, value = 0 }: Numbered,
  before: Numbered | undefined,
  next: Numbered | undefined,
): number | undefined {
  if (last.concept !== "number" || concept !== "number") return undefined;
  const [first, areWords] = [last.value!, last.word !== "" && word !== ""];
  const isHeight = /^(height|onto|times|column|low)$/.test(before?.concept ?? "");
  if (
    isHeight &&
    Number.isInteger(first) &&
    first >= 2 &&
    first <= 8 &&
    value >= 10 &&
    value < 100 &&
    (areWords || (before!.concept === "height" && last.word === word))
  )
    return (first * 100 + value) / 100;
  // «высота 3 600»
  const isInMillimetres = value >= 100 && value < 1000 && /^(height|low)$/.test(before?.concept ?? "");
  if (isInMillimetres && first >= 2 && first <= 8 && !areWords && (!next || /^(stop|comma|unit)$/.test(next.concept)))
    return first * 1000 + value;
  // «пять пятьдесят» … «пять»
  const tenths = Math.round(first * 100) % 100;
  if (areWords && first > 2 && first < 9 && tenths >= 20 && tenths % 10 === 0 && value > 0 && value < 10)
    return (Math.round(first * 100) + value) / 100;
  if (!areWords || COLLECTIVE.test(word)) return undefined;
  if (!Number.isInteger(first)) return undefined;
  const least = first % 100 || first;
  const isTens = least >= 20 && least % 10 === 0 && least < 100 && value < 10 && value > 0;
  const isHundreds = first >= 100 && first % 100 === 0 && value < 100;
  return (isTens || isHundreds) && Number.isInteger(value) ? first + value : undefined;
}
