import { unmetText } from "../engine/warnings.ts";
import { demountableWidths } from "../options/options.ts";
import type { Sheet } from "./book.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, heads, LINED } from "./styles.ts";

/** The words that options are chosen from, each with what links carry and formulas reckon with. */
export function addLists(sheet: Sheet, source: Source): void {
  const { words, options, language, priceList } = source;
  sheet.add();
  sheet.add(cell(words.checks.lists, BOLD));
  const first = sheet.add(cell(words.no, LINED));
  sheet.add(cell(words.yes, LINED));
  sheet.call("list_yes_no", "A", first, first + 1);
  for (const { name, row } of options) {
    const choices = source.choicesOf(name);
    if (choices.length === 0) continue;
    sheet.add();
    heads(sheet, [source.fields[name].label]);
    const from = sheet.next;
    for (const { word, alias, value } of choices) {
      sheet.add(cell(word, LINED), cell(alias, LINED), cell(value, LINED));
    }
    const last = sheet.next - 1;
    sheet.call(`list_${name}`, "A", from, last);
    sheet.call(`list_${name}_aliases`, "B", from, last);
    if (row.kind === "digit") sheet.call(`list_${name}_values`, "C", from, last);
  }
  sheet.add();
  heads(sheet, [source.fields.truss.label]);
  const from = sheet.next;
  for (const roof of Object.values(priceList.roofs)) {
    const text = unmetText("truss", "only_solid", demountableWidths(roof), language);
    sheet.add(cell(text, LINED), undefined, cell(roof.name, LINED));
  }
  sheet.call("list_only_solid", "A", from, sheet.next - 1);
}
