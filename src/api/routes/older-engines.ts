import type { Engine } from "../../engine/create-engine.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** The engine of a price list that holds no longer, by its version; nothing for a version that never was. */
export type OlderEngines = (version: unknown) => Engine | undefined;

/** Engines of older lists, each made when it is first asked for; `under` is the engine bundle's. */
export function olderEngines(archive: readonly PriceList[], under: (list: PriceList) => Engine): OlderEngines {
  const lists = new Map<unknown, PriceList>(archive.map((list) => [list.meta.version, list]));
  const engines = new Map<unknown, Engine>();
  return (version) => {
    const made = engines.get(version);
    const list = lists.get(version);
    if (made || !list) return made;
    const engine = under(list);
    engines.set(version, engine);
    return engine;
  };
}

/**
 * The engine of the list that a request names by `prices_version`. Where none or an unknown one is named it is today's,
 * which then says what is wrong; so does the engine of the first where two are named.
 */
export function askedEngine(
  engine: Engine,
  older: OlderEngines | undefined,
  pairs: Iterable<readonly [name: string, value: unknown]>,
): Engine {
  if (!older) return engine;
  for (const [name, value] of pairs) if (name === "prices_version" && value !== null) return older(value) ?? engine;
  return engine;
}
