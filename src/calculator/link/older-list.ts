import { hasMoreLists, priceList, under, versions, type Answer, type Engine } from "hangar-engine";
import type { PriceList } from "../../price-list/schema.ts";
import { looksLikeVersion } from "../../text/version.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { snapshotOf, type Snapshot } from "../saved/snapshot.ts";
import type { Pair } from "./link-parameters.ts";
import { cameInWords } from "./came.ts";

const NAME = "prices_version";

/** A link's parameters without the price list that it was given under. */
export interface ListOfLink {
  pairs: readonly Pair[];
  /** A published list that holds no longer; absent where the link names today's or none. */
  olderList?: string;
  /** What is told of a list that never was. */
  notices: string[];
}

export function listOfLink(all: readonly Pair[]): ListOfLink {
  const pairs = all.filter(([name]) => name !== NAME);
  const named = all.filter(([name]) => name === NAME);
  const [version, ...others] = new Set(named.map(([, value]) => value));
  if (version === undefined) return { pairs, notices: [] };
  if (others.length > 0 || !isPublished(version)) {
    return {
      pairs,
      notices: [`Прайс-лист: в ссылке ${cameInWords([version, ...others])} — показаны сегодняшние цены`],
    };
  }
  return { pairs, ...(version !== priceList.meta.version && { olderList: version }), notices: [] };
}

/** Where not all are named, whatever looks like one may be: whether it is, its address tells. */
const isPublished = (version: string): boolean =>
  versions.includes(version) || (hasMoreLists && looksLikeVersion(version));

/** What a calculation cost under an older list, or why that cannot be told. */
export type OlderTotal = { snapshot: Snapshot } | { trouble: string };

/** Asks the engine of an older list, which comes over the network or, without one, from what the browser keeps. */
export async function olderTotal(version: string, ask: (older: Engine) => Answer): Promise<OlderTotal> {
  const list = await published(version).catch(() => "no connection" as const);
  const isThere = typeof list === "object";
  const named = `прайс-лист${isThere ? "у" : ""} от ${dateInWords(version)}`;
  if (!isThere) {
    const why = list ? "не открылся: нет связи" : "не найден";
    return { trouble: `Названный в ссылке ${named} ${why}. Цена на странице — сегодняшняя.` };
  }
  const answer = ask(under(list));
  if (answer.status === 200) return { snapshot: snapshotOf(answer.body) };
  return { trouble: `Ссылка дана по ${named}, но по нему этот ангар не посчитать.` };
}

/** What an id's hangar cost under the newest older list that offers it; nothing where none does that can be loaded. */
export async function olderTotalOfId(id: string): Promise<Snapshot | undefined> {
  for (const version of versions.slice(1)) {
    const list = await published(version).catch(() => undefined);
    const answer = list && under(list).fromCalculationId(id);
    if (answer?.status === 200) return snapshotOf(answer.body);
  }
  return undefined;
}

async function published(version: string): Promise<PriceList | undefined> {
  const response = await fetch(`/prices/${version}.json`);
  if (!response.ok) return undefined;
  const list = (await response.json()) as PriceList;
  return list.meta.version === version ? list : undefined;
}
