import { makeOtherProduct } from "./other-product.ts";
import makeProduct from "./product.ts";

/** What tests of the built product begin with, whether one of their runners or `npm run test:products`. */
export default async function makeProducts(): Promise<void> {
  await makeProduct();
  if (process.env["PRODUCT"] === undefined) await makeOtherProduct();
}

if (import.meta.main) await makeProducts();
