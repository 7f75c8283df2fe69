import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../scripts/build/files-of.ts";
import { product } from "./product.ts";

/** The site of the product under test. */
export const builtSite = join(product, "site/");

export interface BuiltPage {
  /** Where the site serves it: `/docs/`, and `/404.html` for the page of unknown addresses. */
  path: string;
  file: string;
  html: string;
}

/** Every file of the built site as a path from its root, and the pages among them. */
export async function builtFiles(): Promise<{ paths: string[]; pages: BuiltPage[] }> {
  const files = await filesOf(builtSite);
  const address = (file: string) => `/${file.slice(builtSite.length).replaceAll("\\", "/")}`;
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: address(file).replace(/\/index\.html$/, "/"),
      file,
      html: readFileSync(file, "utf8"),
    }));
  return { paths: files.map(address), pages };
}
