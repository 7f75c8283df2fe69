import type { Engine, Refusal } from "../engine/create-engine.ts";
import type { Parameter } from "../engine/request/parameters.ts";
import type { Problem } from "../engine/request/problem.ts";
import type { KnownParameters } from "../engine/request/request.ts";
import { english } from "../messages/en/understanding.ts";
import { WISH_TEXTS } from "../messages/by-language.ts";
import type { ProblemText } from "../messages/language.ts";
import { cameText } from "../messages/problem-texts.ts";
import type { WishTexts } from "../messages/wish-texts.ts";
import { LANGS, type Lang } from "../text/lang.ts";
import { millimetres } from "../text/millimetres.ts";
import {
  LONGEST_TEXT,
  russian,
  understand,
  type Understanding,
  type UnderstandingTexts,
  type Value,
  type Values,
} from "../understanding/index.ts";
import { besideText } from "./asked/beside-text.ts";

/*
 * What reads a call of /v1/understand and of its tool. The build makes a file of its own of it, which the function, the service
 * worker and MCP load beside the engine's: they know nothing of the parser but this.
 */

const TEXTS: Readonly<Record<Lang, UnderstandingTexts>> = { ru: russian, en: english };

/** What is told of a wish before it is priced. */
export type Reading = { status: 200; body: Understanding } | Refusal;

type WishEngine = Pick<
  Engine,
  "readValues" | "refusal" | "parameters" | "language" | "priceList" | "statedLoads" | "baseUrl"
>;

/**
 * A wish in words read by the list and in the language of the engine; parameters of a calculation beside `text` are what is
 * known from before. Bad input gives 400, nothing is thrown.
 */
export function understood(engine: WishEngine, pairs: Iterable<readonly [name: string, value: unknown]>): Reading {
  const { lang, problem } = engine.language;
  const texts = WISH_TEXTS[lang];
  const parameters = besideText(engine.parameters);
  const wish = { read: (text: string) => (text.trim() === "" ? undefined : text), accepted: texts.aWish(LONGEST_TEXT) };
  const known: KnownParameters = new Map(Object.entries({ text: wish, ...parameters }));
  const request: Record<string, Value> & { text: string } = { text: "" };
  const problems: Problem[] = [];
  engine.readValues(pairs, known, ["text"], request, problems);
  const { text, lang: _spoken, ...said } = request;
  const wrong = (told: ProblemText): Problem => ({
    code: "invalid_parameter",
    about: [{ parameter: "text", came: text }],
    ...told,
  });
  if (text.length > LONGEST_TEXT) problems.push(wrong(texts.tooLong(text.length, LONGEST_TEXT)));
  if (problems.length > 0) return refused(engine, problems, texts);
  const { priceList, statedLoads: loads, baseUrl } = engine;
  const before = asInWords(said, parameters);
  const body = understand(text, { priceList, loads, baseUrl, before, texts: TEXTS[lang] });
  if (body.questions.some(({ parameter }) => parameter === "text"))
    return refused(engine, [wrong({ came: cameText(text, problem), accepted: problem.lostLetters })], texts);
  return { status: 200, body: spoken(body, lang) };
}

/** Values as the parser has them: sizes in metres, names of a choice by their aliases. */
function asInWords(said: Values, parameters: Partial<Record<string, Parameter<unknown>>>): Values {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => {
      if (name === "width" || name === "height") return [name, millimetres(Number(value)) / 1000];
      const { aliases = {} } = parameters[name]!;
      return [name, Object.keys(aliases).find((alias) => aliases[alias] === value) ?? value];
    }),
  );
}

/** The usual message about missing parameters is about those of a calculation; a list is named to what has but today's. */
function refused(engine: WishEngine, problems: readonly Problem[], { missing, alwaysToday }: WishTexts): Refusal {
  const told = problems.map((problem) =>
    problem.code === "unknown_parameter" && problem.about[0]?.parameter === "prices_version"
      ? { ...problem, ...alwaysToday }
      : problem,
  );
  const refusal = engine.refusal(told);
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
