import { cpSync } from "node:fs";
import { join } from "node:path";
import { freshBuild } from "../../scripts/build/place/fresh-build.ts";
import { root } from "../../scripts/root.ts";

/** Prices of the worked examples: the manufacturer's own may change at any time, and no test with them. */
export const examplePrices = join(root, "tests/support/example-prices");

const given = process.env["PRODUCT"];

/** Folder of the product under test, built from the example prices; PRODUCT names another. */
export const product = given ?? join(root, ".build/product");

/** What tests of the product begin with: it is made anew when it is not of the sources as they stand. */
export default async function makeProduct(): Promise<void> {
  if (given !== undefined) return;
  const { SITE_URL, HOST, PORT, PUBLIC_LEAD_ENDPOINT, ...env } = process.env;
  await freshBuild({ prices: examplePrices, out: product, env, stdio: "inherit" });
}

/** Copies the product into a folder, where it may be spoiled: it is a link itself. */
export function copyProduct(to: string): void {
  cpSync(product, to, { recursive: true, dereference: true });
}

if (import.meta.main) await makeProduct();
