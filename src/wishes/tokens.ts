import { EXACT, FALSE_FRIENDS, HALF, HALF_OF, STEMS, type Concept, type Meaning } from "./lexicon.ts";
import {
  ABBREVIATION,
  ADJECTIVE,
  COLLECTIVE,
  CYRILLIC,
  CYRILLIC_LETTER,
  GLUED_NOUN,
  GLUED_PREFIX,
  GLUED_UNIT,
  LATIN,
  LOOK_ALIKES,
  MEANT,
  NOISE,
  NUMBER,
  ONE_LETTER,
  SOUNDS,
  WORD,
} from "./spelling.ts";

/** A word, a number or a sign, with its place in the text. */
export interface Token {
  start: number;
  end: number;
  /** In small letters; empty for a sign, of a number in digits too. */
  word: string;
  concept: Concept;
  /** Of a number; of a unit, how many metres it is. */
  value?: number | undefined;
}

/** «двенадцать на тридцать с половиной утеплённой» is no 30.5. */
const LEAST_WHOLE = 10;
/** How many letters may follow a stem. */
const LONGEST_ENDING = 7;
/** Shorter stems have too many neighbours for one letter to be a slip. */
const SHORTEST_SLIP = 5;
/** And fewer letters may follow. */
const LONGEST_SLIP_ENDING = 5;

const PART = new RegExp(`(?<noise>${NOISE})|(?<number>${NUMBER})|(?<word>${WORD})|(?<sign>\\S|\\n)`, "gu");

const SIGNS: Readonly<Record<string, Concept>> = {
  ...{
    ",": "comma",
    ".": "stop",
    ";": "stop",
    "!": "stop",
    "\n": "stop",
    "?": "question",
    ":": "equals",
    "=": "equals",
    "|": "equals",
  },
  ...{
    "-": "dash",
    "–": "dash",
    "—": "dash",
    "−": "dash",
    "~": "about",
    "≈": "about",
    "*": "times",
    "×": "times",
    "✕": "times",
    "/": "times",
  },
  ...{
    "+": "and",
    "&": "and",
    "(": "bracket",
    ")": "bracket",
    "«": "neutral",
    "»": "neutral",
    '"': "neutral",
    "•": "stop",
    "₽": "rouble",
  },
  ...{
    "%": "percent",
    $: "foreign",
    "€": "foreign",
    "°": "percent",
    "✅": "neutral",
    "✓": "neutral",
    "❌": "hedge",
    "✗": "hedge",
    "✘": "hedge",
    "±": "hedge",
    "☐": "hedge",
    "'": "neutral",
  },
};

const POWERS: Readonly<Record<string, Concept>> = { "2": "square", "²": "square", "3": "weight", "³": "weight" };
/** A text as it was typed → its tokens, in order. */
export function tokensOf(text: string): Token[] {
  const { plain, places } = inPlainLetters(text);
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: part, index, groups } of plain.matchAll(PART)) {
    const last = tokens.at(-1);
    const place = { start: index, end: index + part.length };
    const isAttached = index === end;
    end = place.end;
    if (
      part === "." &&
      isAttached &&
      last &&
      ABBREVIATION.test(last.word) &&
      !/^\s*\n|^\s+\p{Lu}\p{Ll}/u.test(plain.slice(end, end + 5))
    )
      last.end = end;
    else if (isAttached && last?.concept === "unit" && POWERS[part])
      Object.assign(last, { concept: POWERS[part], value: undefined, end });
    else if (groups!["number"] !== undefined) tokens.push(numberToken(part, place));
    else if (groups!["word"] !== undefined) {
      const words = wordTokens(part, index);
      const isOfNumber =
        isAttached &&
        last?.concept === "dash" &&
        tokens.at(-2)?.concept === "number" &&
        last.start === tokens.at(-2)!.end;
      // «6-панельные» is one word, and none of ours.
      if (
        isOfNumber &&
        words.length === 1 &&
        ADJECTIVE.test(words[0]!.word) &&
        !/^(pitched|unit)$/.test(words[0]!.concept)
      )
        tokens.splice(-2, 2, { ...words[0]!, start: tokens.at(-2)!.start, concept: "other" });
      else tokens.push(...words);
    } else
      tokens.push({
        ...place,
        word: "",
        concept: groups!["noise"]
          ? "noise"
          : (SIGNS[part] ??
            (/\p{Extended_Pictographic}/u.test(part) ? "stop" : /[\p{L}\p{N}]/u.test(part) ? "other" : "neutral")),
      });
  }
  return joinNumerals(tokens).map((token) => ({ ...token, start: places[token.start]!, end: places[token.end]! }));
}

/** «й» as one letter, digits of the usual width, no marks; `places` tells where each code unit, and the end, stands in the text. */
function inPlainLetters(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  for (const { 0: part, index } of text.matchAll(/\p{L}\p{M}*|[^]/gu)) {
    const letters = part
      .normalize("NFC")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll("\u200b", " ")
      .replaceAll("İ", "I")
      .replace(/[\p{M}\p{Cf}]/gu, "");
    for (let nth = 0; nth < letters.length; nth++) places.push(index + (letters.length === part.length ? nth : 0));
    plain += letters;
  }
  return { plain, places: [...places, text.length] };
}

function numberToken(part: string, place: { start: number; end: number }): Token {
  const digits = part.replace(/\s/g, "").replaceAll(",", ".");
  const isOne = digits.split(".").length <= 2 && digits.length <= 12;
  return { ...place, word: "", ...(isOne ? { concept: "number", value: Number(digits) } : { concept: "noise" }) };
}

/** A word of several parts is one where it is known as one; «двенадцатиметровый» is a number of metres. */
function wordTokens(part: string, start: number): Token[] {
  const plain = oneAlphabet(part.toLowerCase().replaceAll(...ONE_LETTER));
  const token = (from: number, to: number): Token => {
    const word = plain.slice(from, to).replace(/[-‐–_.'’\s/×*]/g, "");
    return { start: start + from, end: start + to, word, concept: "other", ...meaningOf(word) };
  };
  const whole = token(0, part.length);
  const glued =
    GLUED_PREFIX.exec(plain) ?? (whole.concept === "other" ? (GLUED_UNIT.exec(plain) ?? GLUED_NOUN.exec(plain)) : null);
  if (glued && meaningOf(glued[1]!))
    return [token(0, glued[1]!.length), token(part.length - glued[2]!.length, part.length)];
  const pieces = [...plain.matchAll(/[^-‐–_'’]+/g)].map(({ 0: piece, index }) => token(index, index + piece.length));
  if (pieces.length < 2) return [whole];
  const known = pieces.filter(({ concept }) => concept !== "other");
  return known.length === pieces.length || (whole.concept === "other" && known.length > 0) ? pieces : [whole];
}

/** A word with a Cyrillic letter in it has no Latin ones: they were taken for those that look alike. */
const oneAlphabet = (word: string): string =>
  CYRILLIC_LETTER.test(word) ? word.replace(/[a-z]/g, (letter) => MEANT[LOOK_ALIKES.indexOf(letter)] ?? letter) : word;

/** What a word means that was typed in small letters without hyphens; nothing where it is not known. */
export function meaningOf(word: string): Meaning | undefined {
  const whole = EXACT.get(word);
  if (whole) return whole;
  if (FALSE_FRIENDS.test(word) || /[a-z](less|free)$/.test(word)) return undefined;
  const known = byStem(word);
  if (known) return known;
  if (!/^[a-z]+$/.test(word)) return slipOf(word);
  const cyrillic = inCyrillic(word);
  return EXACT.get(cyrillic) ?? byStem(cyrillic) ?? slipOf(cyrillic);
}

function byStem(word: string): Meaning | undefined {
  for (let end = word.length; end >= Math.max(2, word.length - LONGEST_ENDING); end--) {
    const stem = STEMS.get(word.slice(0, end));
    if (stem) return stem;
  }
  return undefined;
}

/** The one stem that one slip of the keyboard away is; nothing where several are. */
function slipOf(word: string): Meaning | undefined {
  if (word.length < SHORTEST_SLIP || word.length > 24) return undefined;
  let found: Meaning | undefined;
  for (const [known, meaning] of LONG_STEMS) {
    if (known[0] !== word[0] && known[1] !== word[0]) continue;
    if (
      ![-1, 0, 1].some((more) => isSlip(word.slice(0, known.length + more), known)) ||
      word.length > known.length + LONGEST_SLIP_ENDING
    )
      continue;
    if (found && found.concept !== meaning.concept) return undefined;
    found = meaning;
  }
  return found;
}

const LONG_STEMS = [...STEMS, ...EXACT].filter(
  ([known, { concept }]) =>
    known.length >= SHORTEST_SLIP &&
    CYRILLIC_LETTER.test(known) &&
    !/^(neutral|building|hangar|machine|time|price|need|hedge|already|existing|self|own|with|unit|big|cheap)$/.test(
      concept,
    ),
);

/** One letter too many, too few or another one, or two neighbours changed. */
function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  if (at === 0 && typed[1] !== meant[0]) return false;
  return (
    typed.slice(at + 1) === meant.slice(at + 1) ||
    typed.slice(at + 1) === meant.slice(at) ||
    typed.slice(at) === meant.slice(at + 1) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2))
  );
}

/** `shirina` → `ширина`. */
function inCyrillic(word: string): string {
  let text = "";
  for (let at = 0; at < word.length;) {
    const sound = SOUNDS.find(([latin]) => word.startsWith(latin, at));
    text += sound ? sound[1] : (CYRILLIC[LATIN.indexOf(word[at]!)] ?? word[at]);
    at += sound ? sound[0].length : 1;
  }
  return text;
}

/** Neighbours that make one number become one token: «двадцать пять» is 25, «три с половиной» 3.5, «высота пять пятьдесят пять» 5.55. */
function joinNumerals(tokens: readonly Token[]): Token[] {
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
  last: Token,
  { concept, word, value = 0 }: Token,
  before: Token | undefined,
  next: Token | undefined,
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
