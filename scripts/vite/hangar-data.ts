import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { loadManufacturer, loadPriceList, loadPurposes } from "../../src/price-proof/load.ts";
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
        for (const name of ["price-list.yaml", "manufacturer.yaml", "purposes.yaml"])
          this.addWatchFile(join(prices, name));
        const priceList = loadPriceList(prices);
        return hangarDataModule({
          priceList,
          archive: loadArchive(prices, priceList),
          manufacturer: loadManufacturer(prices),
          purposes: loadPurposes(prices, priceList),
          baseUrl: siteUrl(process.env),
          leadEndpoint: leadEndpoint(process.env),
        });
      },
    },
  };
}
