import { isOdd } from "../../price-list/odd-jump.ts";
import { quoted } from "../../text/format.ts";
import { priceProblem } from "./price-problem.ts";

/** What a person typed for a number: the number, or why it is none and what it was most likely meant to be. */
export type Typed = { value: number } | { problem: string; mend?: number };

const SPACES = /[\s\u00a0\u2009\u202f]/g;

/** `7.450`, `1,450,000`: no price has thousandths, but many a hand sets its thousands apart. */
const THOUSANDS = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;

/**
 * A price of whole roubles, `was` before: digits alone. `32 500`, `32.500` and `32500,5` are told with the nearest price,
 * unless that is an odd jump itself.
 */
export function typedPrice(raw: string, was?: number): Typed {
  const text = raw.trim();
  if (text === "") return { problem: "впишите цену" };
  if (/^\d+$/.test(text)) return checked(Number(text), was);
  const digits = text.replace(/(₽|р\.?|руб\.?)$/i, "").replace(SPACES, "");
  const meant = numberIn(THOUSANDS.test(digits) ? digits.replace(/[.,]/g, "") : digits);
  if (meant === undefined) return { problem: `${quoted(text)} — не число; впишите цену цифрами, например 32500` };
  const problem = priceProblem(meant, was);
  if (problem) return toldOf(problem);
  const asked = THOUSANDS.test(digits)
    ? "это тысячи? Только цифры, без точек и запятых"
    : "только цифры, без пробелов и ₽";
  const told = `${quoted(text)} — ${asked}`;
  return isOdd(was, meant) ? { problem: told } : { problem: `${told}: ${meant}`, mend: meant };
}

function checked(value: number, was: number | undefined): Typed {
  const problem = priceProblem(value, was);
  return problem ? toldOf(problem) : { value };
}

const toldOf = ({ text, mend }: { text: string; mend: number | undefined }): Typed => ({
  problem: text,
  ...(mend !== undefined && { mend }),
});

/** Any other number, such as `was`; a fraction may stand after a comma or a point. `14 дней` is told with its number. */
export function typedNumber(raw: string, was?: number): Typed {
  const text = raw.trim();
  const like = was === undefined ? "12 или 1,5" : shown(was);
  if (text === "") return { problem: `впишите число, например ${like}` };
  const value = numberIn(text);
  if (value !== undefined) return { value };
  const mend = numberIn(text.replace(SPACES, "").replace(/[^\d%]+$/, ""));
  if (mend === undefined) return { problem: `${quoted(text)} — не число; впишите, например, ${like}` };
  return { problem: `${quoted(text)} — только число, без слов и пробелов: ${shown(mend)}`, mend };
}

const shown = (value: number): string => String(value).replace(".", ",");

/** Fifteen digits are what a number holds to the last one: it is never another than was typed. */
function numberIn(text: string): number | undefined {
  if (!/^[-\u2212]?\d+([.,]\d+)?$/.test(text)) return undefined;
  if (text.replace(/\D/g, "").replace(/^0+/, "").length > 15) return undefined;
  return Number(text.replace(",", ".").replace("\u2212", "-"));
}

/** `7`, `+7,5` or `−3` percent, in hundredths of one; nothing for what is none. */
export function typedPercent(raw: string): number | undefined {
  const hundredths = hundredthsIn(raw);
  return hundredths !== undefined && hundredths > -100_00 ? hundredths : undefined;
}

/** Why prices cannot be moved by what was typed. */
export function percentProblem(raw: string): string {
  const isTooLow = (hundredthsIn(raw) ?? 0) <= -100_00;
  if (isTooLow) return "Снизить на 100\u00a0% и больше нельзя: цена станет нулём. Впишите, например, −20.";
  const [, whole = "", fraction = ""] = /^[+\-\u2212]?0*(\d+)(?:[.,](\d+))?\s*%?$/.exec(raw.trim()) ?? [];
  if (whole.length > 3) return "Больше чем на 999\u00a0% разом не меняем. Впишите проценты, например 7 или −3,5.";
  if (fraction.length > 2) return "После запятой — не больше двух цифр. Впишите проценты, например 7,55.";
  return "Впишите проценты, например 7 или −3,5.";
}

function hundredthsIn(raw: string): number | undefined {
  const [, sign, whole, fraction = ""] = /^([+\-\u2212]?)(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(raw.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "" || sign === "+" ? hundredths : -hundredths;
}

/** A price moved by hundredths of a percent and rounded to tens, half up, in whole numbers throughout. */
export function raised(price: number, hundredths: number): number {
  const tens = (2n * BigInt(price) * BigInt(100_00 + hundredths) + 100_000n) / 200_000n;
  return Math.max(10, Number(tens) * 10);
}
