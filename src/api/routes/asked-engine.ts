import type { Engine } from "../../engine/create-engine.ts";
import type { Language } from "../../engine/texts/language.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { doorEngine } from "./door-engine.ts";
import { LANGS } from "../../text/lang.ts";

export interface OtherEngines {
  /** The engine of a price list by its version, today's where none is named, in a language; nothing for what there is not. */
  (version: unknown, lang: unknown): Engine | undefined;
  /** Of all of them, today's first. */
  readonly versions: readonly string[];
}

/**
 * Engines of all lists, today's first, and in all languages besides the first, each made when it is first asked for;
 * `under` is the engine bundle's.
 */
export function otherEngines(
  lists: readonly PriceList[],
  under: (list: PriceList, language?: Language) => Engine,
  languages: readonly Language[] = [],
): OtherEngines {
  const engines = new Map<string, Engine>();
  const engineOf = (version: unknown = lists[0]?.meta.version, lang: unknown = LANGS[0]): Engine | undefined => {
    const key = `${String(version)} ${String(lang)}`;
    const made = engines.get(key);
    if (made) return made;
    const list = lists.find(({ meta }) => meta.version === version);
    const language = languages.find((one) => one.lang === lang);
    if (!list || (!language && lang !== LANGS[0])) return undefined;
    const engine = doorEngine(under(list, language));
    engines.set(key, engine);
    return engine;
  };
  return Object.defineProperty(engineOf, "versions", {
    get: () => lists.map(({ meta }) => meta.version),
  }) as OtherEngines;
}

/**
 * The engine that a request names by `prices_version` and `lang`. Where none or an unknown one is named it is the usual
 * one, which then says what is wrong; so does the engine of the first where two are named.
 */
export function askedEngine(
  engine: Engine,
  others: OtherEngines | undefined,
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

/** `en-US` and `English` are refused in English. */
const nearestLang = (lang: unknown): unknown => LANGS.find((one) => String(lang).toLowerCase().startsWith(one)) ?? lang;

/** The same for a call that is always answered by today's list. */
export function spokenEngine(
  engine: Engine,
  others: OtherEngines | undefined,
  pairs: Iterable<readonly [name: string, value: unknown]>,
): Engine {
  return askedEngine(
    engine,
    others,
    [...pairs].filter(([name]) => name === "lang"),
  );
}
