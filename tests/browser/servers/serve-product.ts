import { join } from "node:path";
import { pathToFileURL } from "node:url";
import makeProduct, { product } from "../../support/product.ts";

await makeProduct();
await import(pathToFileURL(join(product, "server.js")).href);
