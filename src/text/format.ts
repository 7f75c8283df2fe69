/** No-break space: between thousands, before ₽ and units. */
const NBSP = "\u00a0";
const MINUS = "\u2212";

/**
 * `4683857` → `4 683 857`. Put together of triples: engines remember the text of every number that they write, which
 * for sums, each another one, only leaves work to the garbage collection.
 */
export function grouped(whole: number): string {
  let rest = Math.abs(whole);
  let text = "";
  while (rest >= 1000) {
    const triple = rest % 1000;
    text = NBSP + String(triple).padStart(3, "0") + text;
    rest = (rest - triple) / 1000;
  }
  return (whole < 0 ? MINUS : "") + rest + text;
}

/** `4683857` → `4 683 857 ₽`. */
export function roubles(whole: number): string {
  return `${grouped(whole)}${NBSP}₽`;
}

/** `4.35` → `4,35`. */
export function decimal(value: number): string {
  return String(value).replace(".", ",");
}

/** `4350`, 1000 → `4,35`: a whole number of such parts, which takes less than writing the fraction that they make. */
export function parts(count: number, per: 10 | 100 | 1000): string {
  let rest = count % per;
  const whole = String((count - rest) / per);
  if (rest === 0) return whole;
  let zeros = "";
  for (let bound = per / 10; rest < bound; bound /= 10) zeros += "0";
  while (rest % 10 === 0) rest /= 10;
  return `${whole},${zeros}${rest}`;
}

/** `4350` → `4,35`. */
export function metresOfMm(value_mm: number): string {
  return parts(value_mm, 1000);
}

/** `4.35`, "м" → `4,35 м`. */
export function withUnit(value: string | number, unit: string): string {
  return `${typeof value === "number" ? decimal(value) : value}${NBSP}${unit}`;
}

/** `ворот, дверей и окон`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} и ${last}` : last;
}

/** One of three forms after a number: 1 рама, 2 рамы, 5 рам. */
export function plural(count: number, one: string, few: string, many: string): string {
  const lastTwo = count % 100;
  const last = count % 10;
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** `7`, рама… → `7 рам`. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${grouped(count)}${NBSP}${plural(count, one, few, many)}`;
}

/** `2026-11-20`, a version of the price list → `20.11.2026`, and `2026-11-20.2` → `20.11.2026 (2)`. */
export function dated(version: string): string {
  const [day = "", nth] = version.split(".");
  return day.split("-").reverse().join(".") + (nth ? `${NBSP}(${nth})` : "");
}

const LONGEST_QUOTE = 60;

/** What came, fit to be shown: shortened, without control characters. */
export function clipped(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST_QUOTE)];
  const shown = characters.slice(0, LONGEST_QUOTE).join("") + (characters.length > LONGEST_QUOTE ? "…" : "");
  return shown.replace(/[\p{Cc}\p{Cs}\u2028\u2029<>]/gu, "\ufffd");
}

/** A text that ends with a full stop, its own where a short word like `шт.` has brought one. */
export const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** `ворота` → `Ворота`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ворота` → `ворота`: for the middle of a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What came, in quotation marks. */
export function quoted(text: string): string {
  return `«${clipped(text)}»`;
}

/** More details than this are counted, not listed: an answer must not grow far beyond its request. */
export const MOST_DETAILS = 30;
/** The same in characters. */
const MOST_CHARACTERS = 3_000;

/** The first details, and how many more there are. */
export function firstOf(details: readonly string[], andMore: (count: number) => string): string[] {
  let characters = 0;
  const beyond = details.findIndex((detail, at) => {
    characters += detail.length;
    return at > 0 && (at >= MOST_DETAILS || characters > MOST_CHARACTERS);
  });
  return beyond < 0 ? [...details] : [...details.slice(0, beyond), andMore(details.length - beyond)];
}
