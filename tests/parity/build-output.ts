import { join } from "node:path";
import { loadData } from "../../scripts/build/load-data.ts";
import { buildHost, type Host } from "../../scripts/build/hosts.ts";
import { readStamp } from "../../scripts/build/place/stamp.ts";
import { root } from "../../scripts/root.ts";
import { examplePrices, product } from "../support/product.ts";

/** Makes the build output of a host out of the product under test, and returns its folder. */
export async function buildOutput(host: Host): Promise<string> {
  const { siteUrl, leadEndpoint } = (await readStamp(product))!;
  const data = loadData(examplePrices, { baseUrl: siteUrl, leadEndpoint: leadEndpoint ?? undefined });
  const out = join(root, ".build/parity", host);
  await buildHost(host, product, out, data);
  return out;
}
