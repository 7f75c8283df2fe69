import type { Texts } from "../draft/draft.ts";

/** The files of `prices/` that the site was built of; nothing without a network. */
export const pricesInForce = (): Promise<Texts | undefined> => texts("/desk/prices.json");

/** The released lists that are not among them. */
export const olderReleases = (): Promise<Texts | undefined> => texts("/desk/archive.json");

async function texts(address: string): Promise<Texts | undefined> {
  try {
    const response = await fetch(address, { cache: "no-cache" });
    return response.ok ? ((await response.json()) as Texts) : undefined;
  } catch {
    return undefined;
  }
}
