import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { product } from "../product.ts";

const site = pathToFileURL(join(product, "site/"));
const NOINDEX = /<meta\s(?=[^>]*name="robots")[^>]*noindex/;

/** Addresses of the built site's pages that have a Markdown twin: all but the 404 page and those not to be listed. */
export function sitePages(): string[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith(`${sep}index.html`))
    .filter((file) => !NOINDEX.test(readFileSync(new URL(file.replaceAll(sep, "/"), site), "utf8")))
    .map((file) => `/${file.replaceAll(sep, "/").replace(/index\.html$/, "")}`)
    .sort();
}
