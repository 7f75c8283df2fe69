import { createEngine } from "../../src/engine/create-engine.ts";
import { loadManufacturer, loadPriceList } from "../../src/price-list/load.ts";

const prices = new URL("../../prices/", import.meta.url);
export const priceList = loadPriceList(prices);
export const manufacturer = loadManufacturer(prices);

/** The engine on the real price list and a made-up host. */
export const engine = createEngine({ priceList, manufacturer, baseUrl: "https://hangars.example" });
