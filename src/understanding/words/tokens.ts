import { EXACT, type Concept } from "./lexicon.ts";
import { joinNumerals } from "./numerals.ts";
import {
  ABBREVIATION,
  ADJECTIVE,
  CYRILLIC_LETTER,
  GLUED_NOUN,
  GLUED_PREFIX,
  GLUED_UNIT,
  MEANT,
  NOISE,
  NUMBER,
  withoutYo,
  WORD,
} from "./spelling.ts";
import { meaningOf } from "./words.ts";

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

const PART = new RegExp(`(?<noise>${NOISE})|(?<number>${NUMBER})|(?<word>${WORD})|(?<sign>\\S|\\n)`, "gu");

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
      !/^\s*\n|^\s+\p{Lu}[\p{Ll}\s]/u.test(plain.slice(end, end + 5))
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
          : (EXACT.get(part)?.concept ??
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
  const plain = oneAlphabet(withoutYo(part.toLowerCase()));
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
  CYRILLIC_LETTER.test(word) ? word.replace(/[a-z]/g, (letter) => MEANT.get(letter) ?? letter) : word;
