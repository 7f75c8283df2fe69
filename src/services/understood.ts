import type { Engine, Refusal } from "../engine/create-engine.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { KnownParameters } from "../engine/request/request.ts";
import { english } from "../messages/en/understanding.ts";
import { WISH_TEXTS } from "../messages/by-language.ts";
import type { WishTexts } from "../messages/wish-texts.ts";
import { LANGS, type Lang } from "../text/lang.ts";
import {
  LONGEST_TEXT,
  russian,
  understand,
  type Understanding,
  type UnderstandingTexts,
} from "../understanding/index.ts";

/*
 * What answers /v1/understand and its tool. The build makes a file of its own of it, which the function, the service worker
 * and MCP load beside the engine's: they know nothing of the parser but this.
 */

const TEXTS: Readonly<Record<Lang, UnderstandingTexts>> = { ru: russian, en: english };

export type WishAnswer = { status: 200; body: Understanding } | Refusal;

type WishEngine = Pick<
  Engine,
  "readValues" | "refusal" | "parameters" | "language" | "priceList" | "statedLoads" | "baseUrl"
>;

/** The answer to a wish in words, by the list and in the language of the engine. Bad input gives 400, nothing is thrown. */
export function understood(engine: WishEngine, pairs: Iterable<readonly [name: string, value: unknown]>): WishAnswer {
  const { lang } = engine.language;
  const texts = WISH_TEXTS[lang];
  const request = { text: "" };
  const problems: Problem[] = [];
  const wish = { read: (text: string) => (text.trim() === "" ? undefined : text), accepted: texts.aWish(LONGEST_TEXT) };
  const known: KnownParameters = new Map(Object.entries({ text: wish, lang: engine.parameters.lang }));
  engine.readValues(pairs, known, ["text"], request, problems);
  const { length } = request.text;
  if (length > LONGEST_TEXT) {
    const about = [{ parameter: "text", came: request.text }];
    problems.push({ code: "invalid_parameter", about, ...texts.tooLong(length, LONGEST_TEXT) });
  }
  if (problems.length > 0) return refused(engine, problems, texts);
  const { priceList, statedLoads: loads, baseUrl } = engine;
  const body = understand(request.text, { priceList, loads, baseUrl, texts: TEXTS[lang] });
  return { status: 200, body: spoken(body, lang) };
}

/** The usual message about missing parameters is about those of a calculation. */
function refused(engine: WishEngine, problems: readonly Problem[], { missing }: WishTexts): Refusal {
  const refusal = engine.refusal(problems);
  const { body } = refusal;
  if (body.error.code !== "missing_parameter") return refusal;
  return { ...refusal, body: { ...body, error: { ...body.error, message: missing } } };
}

/** Links of an answer in another language than the first lead to answers in it. */
function spoken(body: Understanding, lang: Lang): Understanding {
  if (lang === LANGS[0]) return body;
  const { search, url } = body;
  const told = (link: string): string => `${link}&lang=${lang}`;
  return {
    ...body,
    ...(search?.url !== undefined && { search: { ...search, url: told(search.url) } }),
    ...(url !== undefined && { url: told(url) }),
  };
}
