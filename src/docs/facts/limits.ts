import { priceList } from "hangar-engine";
import { MOST_BATCH_ITEMS } from "../../services/batch.ts";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../http/errors.ts";
import { MOST_BUDGET, MOST_ITEMS } from "../../search/search-parameters.ts";
import { LONGEST_TEXT } from "../../understanding/index.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Lang } from "../../text/lang.ts";
import { bytes, measure, money, number, whole } from "./wording.ts";

const { length, limits, rounding } = priceList;

/** What a request and a hangar may not outgrow. */
export function limitRows(lang: Lang): string[][] {
  const texts = DOCS_TEXTS[lang].limits;
  const characters = (count: number) => `${whole(count, lang)}\u00a0${texts.characters}`;
  return [
    [texts.body, bytes(MAX_BODY_BYTES, lang)],
    [texts.batch, bytes(MAX_BATCH_BYTES, lang)],
    [texts.items, number(MOST_BATCH_ITEMS, lang)],
    [texts.url, characters(MAX_URL_LENGTH)],
    [texts.wish, characters(LONGEST_TEXT)],
    [texts.length, `${number(length.min_m, lang)}–${measure(length.max_m, "m", lang)}`],
    [texts.rounding, measure(rounding.beyond_m, "m", lang)],
    [texts.gates, number(limits.gates, lang)],
    [texts.doors, number(limits.doors, lang)],
    [texts.windows, number(limits.windows, lang)],
    [texts.budget, money(MOST_BUDGET, lang)],
    [texts.found, number(MOST_ITEMS, lang)],
  ];
}
