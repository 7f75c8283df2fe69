import { OPTIONS, type OptionName, type OptionRow } from "../options/options.ts";
import { MILLIMETRES_FROM } from "../text/millimetres.ts";
import type { Typed } from "./calculator-sheet.ts";
import { sourceIn, type WorkbookSource } from "./source.ts";

/** A request as somebody types it into the workbook: sizes in metres, options by the words of its lists. */
export function typedHangar(asked: Readonly<Record<string, string | number>>, made: WorkbookSource): Typed {
  const source = sourceIn(made);
  const { words, priceList } = source;
  const typed = Object.entries(asked).map(([name, value]): [string, string | number] => {
    if (name === "roof") return [name, priceList.roofs[value]!.name];
    if (!Object.hasOwn(OPTIONS, name)) return [name, metresOf(Number(value))];
    const row: OptionRow = OPTIONS[name as OptionName];
    if (row.kind === "count") return [name, Number(value)];
    if (row.kind === "flag") return [name, String(value) === "1" ? words.yes : words.no];
    return [name, source.choicesOf(name as OptionName).find(({ alias }) => alias === String(value))!.word];
  });
  return Object.fromEntries(typed);
}

const metresOf = (size: number): number => (size >= MILLIMETRES_FROM ? size / 1000 : size);
