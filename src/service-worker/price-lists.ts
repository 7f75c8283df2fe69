import type { priceList } from "hangar-engine";
import { kept } from "./visited.ts";

type PriceList = typeof priceList;

/** A published list: the newest come with the worker, an older one is kept when somebody has asked for it. */
export async function keptList(version: string): Promise<PriceList | undefined> {
  return (await kept(`/prices/${version}.json`))?.json() as Promise<PriceList | undefined>;
}

/** Versions of published lists that stand in a request, wherever it names them. */
export async function listsNamedIn(request: Request): Promise<string[]> {
  const text = request.url + (await request.clone().text());
  const named = text.match(/\d+-\d\d-\d\d(\.\d)?/g) ?? [];
  if (named.length === 0) return named;
  // One that never was is refused in words.
  const index = await (await kept("/prices/index.json"))?.text();
  return named.filter((version) => index?.includes(`"${version}"`));
}
