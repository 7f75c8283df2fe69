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
  for (const token of tokens) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    const sum = last && sumOf(last, token, before);
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

/** What two numerals in words come to; nothing where they are two numbers. */
function sumOf(last: Numbered, { concept, word, value = 0 }: Numbered, before?: Numbered): number | undefined {
  if (last.concept !== "number" || concept !== "number" || last.word === "" || word === "") return undefined;
  const first = last.value!;
  const isHeight = first >= 2 && first <= 8 && /^(height|onto|times|column|low)$/.test(before?.concept ?? "");
  if (isHeight && Number.isInteger(first) && value >= 10 && value < 100) return (first * 100 + value) / 100;
  // «пять пятьдесят» … «пять»
  const hundredths = Math.round(first * 100);
  const tenths = hundredths % 100;
  const isOne = value > 0 && value < 10;
  if (first > 2 && first < 9 && tenths >= 20 && tenths % 10 === 0 && isOne) return (hundredths + value) / 100;
  if (COLLECTIVE.test(word) || !Number.isInteger(first) || !Number.isInteger(value)) return undefined;
  const isSum = first % 100 === 0 ? first > 0 && value < 100 : first % 100 >= 20 && first % 10 === 0 && isOne;
  return isSum ? first + value : undefined;
}
