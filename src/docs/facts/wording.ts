import type { CalcResponse } from "hangar-engine";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import { decimal, grouped } from "../../text/format.ts";
import type { Lang, Said } from "../../text/lang.ts";

const NBSP = "\u00a0";

/** `4.35` → `4,35` or `4.35`. */
export function number(value: number, lang: Lang): string {
  return lang === "ru" ? decimal(value) : String(value);
}

/** `1234567` → with no-break spaces between thousands, or commas. */
export function whole(value: number, lang: Lang): string {
  return lang === "ru" ? grouped(value) : value.toLocaleString("en");
}

/** `1234.5`, 2 → `1 234,50` or `1,234.50`. */
export function fixed(value: number, decimals: number, lang: Lang): string {
  return value.toLocaleString(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export function bytes(count: number, lang: Lang): string {
  return `${whole(count, lang)}${DOCS_TEXTS[lang].units.bytes}`;
}

export function money(value: number, lang: Lang): string {
  return lang === "ru" ? `${whole(value, lang)}${NBSP}₽` : `RUB${NBSP}${whole(value, lang)}`;
}

export type Unit = keyof (typeof DOCS_TEXTS)["ru"]["units"];

/** `4.35`, "m" → `4,35 м` or `4.35 m`. */
export function measure(value: number, unit: Unit, lang: Lang): string {
  return `${number(value, lang)}${DOCS_TEXTS[lang].units[unit]}`;
}

/** A sentence in both languages, of parts that may differ. */
export function said(text: (lang: Lang) => string): Said {
  return { ru: text("ru"), en: text("en") };
}

/** `Двускатный, 12 × 30 м, 4,35 м`: roof, width by length, column height; of an answer in that language. */
export function sizes({ request, dimensions }: CalcResponse, lang: Lang): string {
  const { width_m, length_m, column_height_m } = dimensions;
  const plan = `${number(width_m, lang)} × ${measure(length_m, "m", lang)}`;
  return `${request.roof_name}, ${plan}, ${DOCS_TEXTS[lang].columnHeight} ${measure(column_height_m, "m", lang)}`;
}

/** `["a", "b"]` → `a и b` or `a and b`. */
export function listed(items: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang).format(items);
}
