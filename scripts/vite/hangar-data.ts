import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { LIST, MANUFACTURER, PURPOSES, ROWS, textsOf } from "../../src/price-list/prices-folder.ts";
import { loadPrices } from "../../src/price-proof/load-prices.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { HANGAR_DATA, hangarDataModule } from "../hangar-data-module.ts";
import { leadEndpoint } from "../settings/lead-endpoint.ts";
import { root } from "../root.ts";
import { siteUrl } from "../settings/site-url.ts";

/** The engine's data straight from a folder with prices, for `astro dev` and the tests; a saved file is seen at once. */
export function hangarData(prices = join(root, "prices")): Plugin {
  return {
    name: "hangar:data",
    apply: "serve",
    resolveId: { filter: { id: new RegExp(`^${HANGAR_DATA}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${HANGAR_DATA}$`) },
      handler() {
        for (const name of [LIST, MANUFACTURER, PURPOSES, ROWS]) this.addWatchFile(join(prices, name));
        return hangarDataModule({
          ...loadPrices(pricesOnDisk(prices)),
          texts: textsOf(pricesOnDisk(prices)),
          baseUrl: siteUrl(process.env),
          leadEndpoint: leadEndpoint(process.env),
        });
      },
    },
  };
}
