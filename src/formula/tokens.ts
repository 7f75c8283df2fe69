import { FormulaError } from "./formula-error.ts";

export interface Token {
  kind: "number" | "name" | "sign" | "end";
  text: string;
  at: number;
}

/** Signs that a keyboard has in the place of those that people write. */
const SAME: Readonly<Record<string, string>> = { "-": "−", "–": "−", "*": "×", "·": "×", "/": "÷", ":": "÷" };

const NUMBER = /\d+(?:\.\d+)?/y;
const NAME = /[a-z_][a-z0-9_]*/iy;
const WORD = /[\p{L}\p{N}_]+/uy;
const SIGN = /[-–−+*·×/:÷=<>().[\],]/y;
const BLANK = /\s+/y;

/** So many words and signs at most: several times as many as the longest formula takes, and few enough to be worked through. */
const MOST = 300;
/** Longer numbers are not exact. */
const DIGITS = 15;

/** The words and signs of a formula, and an end behind them. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    if (found.length === MOST) throw new FormulaError(at, "формула слишком длинная; дайте её частям имена");
    const blank = take(BLANK);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const word = take(WORD);
    const number = take(NUMBER);
    if (number !== undefined) {
      if (word !== undefined && word.length > number.split(".")[0]!.length) {
        throw new FormulaError(at, `«${word}»: между числом и словом нужен пробел или знак`);
      }
      if (number.replace(".", "").length > DIGITS) throw new FormulaError(at, `в числе больше ${DIGITS} цифр`);
      found.push({ kind: "number", text: number, at });
      at += number.length;
      continue;
    }
    if (word !== undefined) {
      if (take(NAME) !== word) throw new FormulaError(at, strangeWord(word));
      if (word in Object.prototype) throw new FormulaError(at, `имя «${word}» занято; возьмите другое`);
      found.push({ kind: "name", text: word, at });
      at += word.length;
      continue;
    }
    const sign = take(SIGN);
    if (sign === undefined) throw new FormulaError(at, `знака «${text[at]}» в формулах нет`);
    found.push({ kind: "sign", text: SAME[sign] ?? sign, at });
    at += sign.length;
  }
  return [...found, { kind: "end", text: "", at: text.length }];
}

function strangeWord(word: string): string {
  const foreign = [...word].find((letter) => !/\w/.test(letter));
  return /[a-z]/i.test(word)
    ? `«${word}»: буква «${foreign}» не латинская, а похожа; наберите имя заново`
    : `«${word}»: имена в формулах — латинскими буквами, как в этом файле слева от двоеточия`;
}
