import { loadManufacturer, loadPriceList } from "../../price-proof/load.ts";
import type { PricesFolder } from "../../price-list/prices-folder.ts";
import { checkText, lastOther } from "./check.ts";
import { diffText } from "./diff.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { rewrittenText, rowFaultsText, rowProof } from "./row-proof.ts";
import type { Layout } from "./text-table.ts";
import type { Worked } from "./worked-example.ts";
import { workedExamplesText } from "./worked-examples.ts";

/**
 * All that can be proven of a changed list without a build: that a build would take it (fields, bills of every size,
 * seals), what it changes since the last release, and that hangars worked by hand still come out, with each of its rows.
 * Throws as `checkText`.
 */
export function verifyText(folder: PricesFolder, today: string, layout: Layout, worked: Worked): string {
  const checked = checkText(folder, today);
  const [list, manufacturer] = [loadPriceList(folder), loadManufacturer(folder)];
  const last = lastOther(folder, list);
  const changed = last ? diffText(last, list, manufacturer, layout) : "Прежнего прайс-листа нет, сравнивать не с чем.";
  const { faults, rewritten } = rowProof(list, last, manufacturer, worked);
  const examples = workedExamplesText(list, manufacturer, worked.examples);
  const told = [checked, changed, ...rewrittenText(rewritten), examples].join("\n\n");
  if (faults.length === 0) return told;
  throw new DeskRefusal(`${told}\n\n${rowFaultsText(faults)}`);
}
