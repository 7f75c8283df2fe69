import { priceList } from "hangar-engine";
import { MOST_BATCH_ITEMS } from "../../api/routes/batch.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../api/http/errors.ts";
import { MOST_BUDGET, MOST_ITEMS } from "../../search/search-parameters.ts";
import { LONGEST_TEXT } from "../../understanding/index.ts";
import type { Lang, Said } from "../../text/lang.ts";
import { bytes, measure, money, number, said, whole } from "./wording.ts";

const { length, limits, rounding } = priceList;

const ROWS: readonly [what: Said, most: Said][] = [
  [{ ru: "Тело запроса, не больше", en: "Body of a request, at most" }, said((lang) => bytes(MAX_BODY_BYTES, lang))],
  [
    { ru: "Тело пакета расчётов, не больше", en: "Body of a batch, at most" },
    said((lang) => bytes(MAX_BATCH_BYTES, lang)),
  ],
  [
    { ru: "Ангаров в пакете, не больше", en: "Hangars in a batch, at most" },
    said((lang) => number(MOST_BATCH_ITEMS, lang)),
  ],
  [
    { ru: "Путь со строкой запроса, не длиннее", en: "Path with query string, at most" },
    said((lang) => `${whole(MAX_URL_LENGTH, lang)}\u00a0${lang === "ru" ? "символов" : "characters"}`),
  ],
  [
    { ru: "Пожелание словами, не длиннее", en: "Wish in words, at most" },
    said((lang) => `${whole(LONGEST_TEXT, lang)}\u00a0${lang === "ru" ? "символов" : "characters"}`),
  ],
  [
    { ru: "Длина ангара", en: "Length of a hangar" },
    said((lang) => `${number(length.min_m, lang)}–${measure(length.max_m, "m", lang)}`),
  ],
  [
    {
      ru: "Ширина и высота округляются, если до крайнего размера не больше",
      en: "Width and height are rounded within",
    },
    said((lang) => measure(rounding.beyond_m, "m", lang)),
  ],
  [{ ru: "Ворот, не больше", en: "Gates, at most" }, said((lang) => number(limits.gates, lang))],
  [{ ru: "Дверей, не больше", en: "Doors, at most" }, said((lang) => number(limits.doors, lang))],
  [{ ru: "Окон, не больше", en: "Windows, at most" }, said((lang) => number(limits.windows, lang))],
  [{ ru: "Бюджет подбора, не больше", en: "Budget of a search, at most" }, said((lang) => money(MOST_BUDGET, lang))],
  [
    { ru: "Вариантов в ответе подбора, не больше", en: "Configurations in an answer of a search, at most" },
    said((lang) => number(MOST_ITEMS, lang)),
  ],
];

/** What a request and a hangar may not outgrow. */
export function limitRows(lang: Lang): string[][] {
  return ROWS.map(([what, most]) => [what[lang], most[lang]]);
}
