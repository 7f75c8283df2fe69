import { readFileSync } from "node:fs";
import { join } from "node:path";
import { product } from "./product.ts";

const worker = readFileSync(join(product, "site/sw.js"), "utf8");
const entries = [...worker.matchAll(/\{url:"([^"]*)",revision:(?:null|"\w+")(,whenVisited:!0)?\}/g)];

/** Addresses of what a browser keeps of the built site: at the first visit to any page, and when it is visited. */
export const keptAtInstall = entries.filter(([, , whenVisited]) => !whenVisited).map(([, url]) => url!);
export const keptWhenVisited = entries.filter(([, , whenVisited]) => whenVisited).map(([, url]) => url!);
