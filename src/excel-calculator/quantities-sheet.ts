import type { Cells } from "../formula/to-cells.ts";
import { isOperation, type Tree } from "../formula/tree.ts";
import { quoted, type Book } from "./book.ts";
import { ROOF_FIGURES } from "./list-sheet.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, FADED, formula, heads, LINED, SHADED, WRAPPED, YES_NO } from "./styles.ts";

const WORDS_WIDTH = 78;
const LINE = 15;

/** Every quantity: its name in words, its live formula, and the same formula in words. */
export function quantitiesSheet(book: Book, source: Source, { quantities }: Cells): void {
  const { words, priceList, rulesInWords, lang } = source;
  const { definitions } = priceList.formulas!;
  const sheet = book.sheet(words.sheets.quantities, { widths: [46, 16, WORDS_WIDTH], frozen: 4, repeated: [4, 4] });
  sheet.add(cell(words.quantities.title, { ...BOLD, fontSize: 14 }));
  sheet.add(cell(words.quantities.about, FADED));
  sheet.add(formula(`IF(ok=1,"",${quoted(words.bill.none)})`, { ...BOLD, textColor: "#B42318" }));
  heads(sheet, words.quantities.heads, [1]);
  const add = (title: string, text: string, name: string, said: string, format?: string): void => {
    const lines = Math.max(1, Math.ceil(said.length / (WORDS_WIDTH + 4)), Math.ceil(title.length / 48));
    sheet.add(
      cell(title, { ...LINED, ...WRAPPED, height: LINE * lines }),
      formula(text, { ...LINED, alignVertical: "top", align: "right", ...(format && { format }) }, name),
      cell(said, { ...LINED, ...WRAPPED, ...FADED, align: "left", indent: 1 }),
    );
  };
  const first = sheet.next;
  for (const figure of ROOF_FIGURES) {
    const title = rulesInWords.name(`roof.${figure}`);
    const format = figure === "attached" ? YES_NO[lang] : undefined;
    add(title, `INDEX(roofs_${figure},roof_row)`, `roof_${figure}`, words.quantities.roof, format);
  }
  for (const { name, title, cases } of Object.values(definitions)) {
    const text = quantities.get(name);
    if (text === undefined) continue;
    const said = rulesInWords.formula(cases[0]!.is);
    const isFlag = isCondition(cases[0]!.is);
    add(
      title?.[lang] ?? said,
      isFlag ? `IF(${inNames(text)},1,0)` : inNames(text),
      name,
      said,
      isFlag ? YES_NO[lang] : undefined,
    );
  }
  sheet.looks.push({
    range: [`B${first}`, `B${sheet.next - 1}`],
    when: '$A$3<>""',
    style: { textColor: "#FFFFFF" },
  });
  sheet.add();
  sheet.add(cell(words.quantities.inside, SHADED), cell("", SHADED), cell("", SHADED));
  for (const { title, parameters, cases } of Object.values(definitions)) {
    if (parameters.length === 0 || !title) continue;
    const given = parameters.map((name) => rulesInWords.name(name)).join(", ");
    sheet.add(
      cell(`${title[lang]!} (${given})`, { ...LINED, ...WRAPPED, height: LINE * 2 }),
      cell("", LINED),
      cell(rulesInWords.formula(cases[0]!.is), { ...LINED, ...WRAPPED, ...FADED }),
    );
  }
}

const isCondition = (tree: Tree): boolean => isOperation(tree) && ["=", "<", ">", "and", "or", "not"].includes(tree.op);

/** Cells are called as the rules call them. */
export const inNames = (text: string): string => text.replace(/\{(\w+)\}/g, "$1");
