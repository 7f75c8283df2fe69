import { join } from "node:path";
import { pathToFileURL } from "node:url";
import makeProducts from "../../support/make-products.ts";
import { product } from "../../support/product.ts";

await makeProducts();
await import(pathToFileURL(join(product, "server.js")).href);
