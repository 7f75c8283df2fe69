import type { Rules } from "../formula/rules.ts";
import { ROWS, releasedRules, releaseFile, type PricesFolder } from "../price-list/prices-folder.ts";
import { YamlSource } from "../price-list/yaml-source.ts";
import { rulesOf, rulesOfRelease } from "./read-rules.ts";
import { quantitiesText, rowsText } from "./rules-texts.ts";

const HEAD = "\n# Величины программы, какими они были при выпуске\nquantities:\n";

const quantities = () => ({ file: "src/engine/quantities.yaml", text: quantitiesText() });
/** The text of the rows of a folder, or of `prices/`. */
export const rowsOfToday = (folder?: PricesFolder): string => folder?.read(ROWS) ?? rowsText();

/** The rules of today: the program's quantities with the rows of a folder, or of `prices/`. */
export function currentRules(folder?: PricesFolder): Rules {
  return rulesOf(quantities(), { file: folder?.shown(ROWS) ?? `prices/${ROWS}`, text: rowsOfToday(folder) });
}

/**
 * The rules by which a released list is counted: those that were released with it. A list from before rows were files is
 * counted by today's, as far as it has the positions.
 */
export function rulesReleased(folder: PricesFolder, version: string, today = () => currentRules(folder)): Rules {
  const name = releasedRules(version);
  const text = folder.read(name);
  if (text !== undefined) return rulesOfRelease({ file: folder.shown(name), text });
  const rules = today();
  const { positions } = (new YamlSource(folder.read(releaseFile(version)) ?? "").value ?? {}) as { positions?: object };
  if (positions === undefined || rules.rows.every(({ key }) => key in positions)) return rules;
  return { ...rules, rows: rules.rows.filter(({ key }) => key in positions) };
}

/** Today's rules as one text, which is kept with a released list: `rows`, then the quantities of the program. */
export function rulesText(folder: PricesFolder, rows: string = rowsOfToday(folder)): string {
  return rows.trimEnd() + HEAD + quantitiesText().replace(/^(?=.)/gm, "  ");
}

/** The rows in the text of released rules. */
export function rowsIn(text: string): string {
  return `${text.replaceAll("\r\n", "\n").split(HEAD)[0]!}\n`;
}
