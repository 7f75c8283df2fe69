import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The program's quantities. In a bundle for pages, which read no files, both texts stand in it. */
export const quantitiesText = (): string => readFileSync(at("../engine/quantities.yaml"), "utf8");

/** The rows of `prices/`, for a text that is read without its folder. */
export function rowsText(): string {
  const file = at("../../prices/positions.yaml");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
