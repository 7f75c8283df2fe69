import { OPTIONS, type OptionName, type OptionRow } from "../../src/engine/request/options.ts";
import type { Language } from "../../src/engine/texts/language.ts";
import type { Typed } from "../../src/excel-calculator/calculator-sheet.ts";
import { sourceIn } from "../../src/excel-calculator/source.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import type { Query } from "./arbitraries.ts";
import { manufacturer } from "./example-engine.ts";

/** A request as somebody types it into the workbook: sizes in metres, options by the words of its lists. */
export function typedHangar(query: Query, priceList: PriceList, language: Language): Typed {
  const source = sourceIn({ priceList, manufacturer, baseUrl: "", language });
  const { words } = source;
  const typed = Object.entries(query).map(([name, text]): [string, string | number] => {
    if (name === "roof") return [name, source.priceList.roofs[text]?.name ?? text];
    if (!(name in OPTIONS)) return [name, name === "length" ? Number(text) : metres(text)];
    const row: OptionRow = OPTIONS[name as OptionName];
    if (row.kind === "count") return [name, Number(text)];
    if (row.kind === "flag") return [name, text === "1" ? words.yes : words.no];
    return [name, source.choicesOf(name as OptionName).find(({ alias }) => alias === text)!.word];
  });
  return Object.fromEntries(typed);
}

const metres = (text: string): number => (Number(text) >= 1000 ? Number(text) / 1000 : Number(text));
