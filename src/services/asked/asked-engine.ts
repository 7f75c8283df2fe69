import type { Engine } from "../../engine/create-engine.ts";
import type { Language } from "../../messages/language.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { doorEngine } from "./door-engine.ts";
import { LANGS } from "../../text/lang.ts";

export interface OtherEngines {
  /** The engine of a price list by its version, today's where none is named, in a language; nothing for what there is not. */
  (version: unknown, lang: unknown): Engine | undefined;
  /** Of all of them, today's first. */
  readonly versions: readonly string[];
}

/** The usual engine, and those that a call may name instead; without `others` there is that one alone. */
export interface Engines {
  engine: Engine;
  others?: OtherEngines | undefined;
}

/**
 * The `usual` engine, of today's list in the first language, and those of the `older` lists and in the languages besides,
 * each made when it is first asked for; `under` is the engine bundle's.
 */
export function otherEngines(
  usual: Engine,
  older: readonly PriceList[],
  under: (list: PriceList, language?: Language) => Engine,
  languages: readonly Language[] = [],
): OtherEngines {
  const today = usual.priceList.meta.version;
  const keyOf = (version: unknown, lang: unknown): string => `${String(version)} ${String(lang)}`;
  const engines = new Map([[keyOf(today, LANGS[0]), doorEngine(usual)]]);
  const engineOf = (version: unknown = today, lang: unknown = LANGS[0]): Engine | undefined => {
    const key = keyOf(version, lang);
    const made = engines.get(key);
    if (made) return made;
    const list = [usual.priceList, ...older].find(({ meta }) => meta.version === version);
    const language = languages.find((one) => one.lang === lang);
    if (!list || (!language && lang !== LANGS[0])) return undefined;
    const engine = doorEngine(under(list, language));
    engines.set(key, engine);
    return engine;
  };
  return Object.defineProperty(engineOf, "versions", {
    get: () => [today, ...older.map(({ meta }) => meta.version)],
  }) as OtherEngines;
}

/**
 * The engine that a request names by `prices_version` and `lang`. Where none or an unknown one is named it is the usual
 * one, which then says what is wrong; so does the engine of the first where two are named.
 */
export function askedEngine(
  { engine, others }: Engines,
  pairs: Iterable<readonly [name: string, value: unknown]>,
): Engine {
  if (!others) return engine;
  let version: unknown;
  let lang: unknown;
  for (const [name, value] of pairs) {
    if (name === "prices_version") version ??= value ?? undefined;
    else if (name === "lang") lang ??= value ?? undefined;
  }
  const spoken = nearestLang(lang);
  return others(version, spoken) ?? others(undefined, spoken) ?? others(version, undefined) ?? engine;
}

/** An unknown language is refused in English: whoever names one may well read no Russian. */
function nearestLang(lang: unknown): unknown {
  if (lang === undefined) return undefined;
  return LANGS.find((one) => String(lang).toLowerCase().startsWith(one)) ?? LANGS[1];
}

/** The same for a call that is always answered by today's list. */
export function spokenEngine(engines: Engines, pairs: Iterable<readonly [name: string, value: unknown]>): Engine {
  return askedEngine(
    engines,
    [...pairs].filter(([name]) => name === "lang"),
  );
}
