import { folderOf } from "../../price-list/prices-folder.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { Texts } from "../draft/draft.ts";
import { releasedList } from "../released-lists.ts";

/** The files of `prices/` that the site was built of, and whether it publishes by itself. */
export interface PricesInForce {
  texts: Texts;
  canPublish: boolean;
}

/** Nothing without a network. */
export async function pricesInForce(): Promise<PricesInForce | undefined> {
  const response = await asked("/desk/prices.json");
  const texts = await response?.json().catch(() => undefined);
  return response && texts && { texts, canPublish: response.headers.has("Desk-Releases") };
}

/** The released lists that are not among them. */
export async function olderReleases(): Promise<Texts | undefined> {
  return (await asked("/desk/archive.json"))?.json().catch(() => undefined);
}

/** A released list, of the texts that the page has or as the site publishes it; nothing without a network. */
export async function releasedOnSite(texts: Texts, version: string): Promise<PriceList | undefined> {
  const kept = releasedList(folderOf(new Map(Object.entries(texts))), version);
  return kept ?? (await asked(`/prices/${version}.json`))?.json().catch(() => undefined);
}

async function asked(address: string): Promise<Response | undefined> {
  const response = await fetch(address, { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response : undefined;
}
