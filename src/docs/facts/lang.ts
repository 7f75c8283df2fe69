import * as engine from "hangar-engine";
import type { Engine } from "../../engine/create-engine.ts";
import { english } from "../../messages/en/answers.ts";
import type { Lang } from "../../text/lang.ts";

/** The language that a page is written in; an English page without a translation is Russian. */
export function langOf({ starlightRoute }: App.Locals): Lang {
  return starlightRoute.entryMeta.lang === "en" ? "en" : "ru";
}

const speakers: Readonly<Record<Lang, Engine>> = { ru: engine, en: engine.under(engine.priceList, english) };

/** The engine that answers in the language of a page. */
export const engineIn = (lang: Lang): Engine => speakers[lang];
