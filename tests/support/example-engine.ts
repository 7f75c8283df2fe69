import { createEngine } from "../../src/engine/create-engine.ts";
import { loadManufacturer, loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";

/** A price list of its own, so that a worked figure stays right when the manufacturer changes a price. */
const prices = new URL("./example-prices/", import.meta.url);
export const priceList = loadPriceList(pricesOnDisk(prices));
export const manufacturer = loadManufacturer(pricesOnDisk(prices));

/** The engine on the example price list and a made-up host. */
export const engine = createEngine({ priceList, manufacturer, baseUrl: "https://hangars.example" });
