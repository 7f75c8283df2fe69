import { loadManufacturer, loadPriceList } from "../../src/price-proof/load.ts";
import { checkText, lastOther } from "./check.ts";
import { diffText } from "./diff.ts";
import type { Layout } from "./text-table.ts";
import { workedExamplesText } from "./worked-examples.ts";

/**
 * All that can be proven of a changed list without a build: that a build would take it (fields, bills of every size,
 * seals), what it changes since the last release, and that hangars worked by hand still come out. Throws as `checkText`.
 */
export function verifyText(prices: string, today: string, layout: Layout): string {
  const checked = checkText(prices, today);
  const [list, manufacturer] = [loadPriceList(prices), loadManufacturer(prices)];
  const last = lastOther(prices, list);
  const changed = last ? diffText(last, list, manufacturer, layout) : "Прежнего прайс-листа нет, сравнивать не с чем.";
  return [checked, changed, workedExamplesText(list, manufacturer)].join("\n\n");
}
