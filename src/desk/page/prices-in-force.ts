import type { Texts } from "../draft/draft.ts";

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

async function asked(address: string): Promise<Response | undefined> {
  const response = await fetch(address, { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response : undefined;
}
