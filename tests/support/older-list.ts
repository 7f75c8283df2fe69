import { createEngine, type Engine } from "../../src/engine/create-engine.ts";
import type { Language } from "../../src/messages/language.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { engine, manufacturer, priceList } from "./example-engine.ts";

/** The example list half a year before: other prices of trusses and gates, and one gate less was allowed. */
export const olderList: PriceList = {
  ...structuredClone(priceList),
  meta: { ...priceList.meta, version: "2026-05-20", valid_until: "2026-10-31" },
  limits: { ...priceList.limits, gates: priceList.limits.gates - 1 },
  prices: { ...priceList.prices, gate_frame: priceList.prices.gate_frame - 2000 },
};
for (const { widths } of Object.values(olderList.roofs)) {
  for (const { truss } of Object.values(widths)) truss.solid -= 3010;
}

export const versions = [priceList.meta.version, olderList.meta.version];

/** The engine of a list where both are published, as the engine bundle's `under`. */
export const under = (list: PriceList, language?: Language): Engine =>
  createEngine({ priceList: list, manufacturer, baseUrl: engine.baseUrl, versions, ...(language && { language }) });

export const todaysEngine = under(priceList);
