import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rules } from "../formula/rules.ts";
import { ROWS, type PricesFolder } from "../price-list/prices-folder.ts";
import { rulesOf } from "./read-rules.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const QUANTITIES = at("../engine/quantities.yaml");
const POSITIONS = at("../../prices/positions.yaml");

/** The text of the program's own quantities, and the name that errors give it. */
export const quantitiesFile = () => ({ file: "src/engine/quantities.yaml", text: readFileSync(QUANTITIES, "utf8") });

/**
 * The rules by which a list without rows of its own is counted: the program's quantities with the rows of the folder, or
 * of `prices/`. In the desk's bundle stand the rules themselves, which the build read.
 */
export function currentRules(folder?: PricesFolder): Rules {
  const own = folder?.read(ROWS);
  const text = own ?? (existsSync(POSITIONS) ? readFileSync(POSITIONS, "utf8") : "");
  return rulesOf(quantitiesFile(), { file: own === undefined ? `prices/${ROWS}` : folder!.shown(ROWS), text });
}
