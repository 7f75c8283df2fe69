import { beforeAll, describe, expect, test } from "vitest";
import { bookResults } from "../../scripts/workbook/calculated-book.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { readZip } from "../../tests/support/files/read-zip.ts";
import { russian } from "../messages/ru/answers.ts";
import type { Book } from "./book.ts";
import { calculatorBook } from "./calculator-book.ts";
import { typedHangar } from "./typed-hangar.ts";
import { writeBook } from "./write-book.ts";

const source = { priceList, manufacturer, baseUrl: engine.baseUrl, language: russian };
const asked = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };
const make = (): Book => calculatorBook(source, typedHangar(asked, source));

let files: ReadonlyMap<string, string>;
let book: Book;
beforeAll(async () => {
  book = make();
  files = readZip(Buffer.from(await writeBook(book, bookResults(book))));
});

const sheetXml = (at: number): string => files.get(`xl/worksheets/sheet${at + 1}.xml`)!;
const typedCells = (): string[] =>
  [...book.names].flatMap(([name, address]) =>
    name.startsWith("typed_") ? [address.split("!")[1]!.replaceAll("$", "")] : [],
  );

test("a book of the same hangar is the same bytes", async () => {
  expect(await writeBook(make())).toEqual(await writeBook(make()));
});

describe("the file", () => {
  test("has beside each formula what it comes to", () => {
    for (const at of book.sheets.keys()) {
      const formulas = sheetXml(at).match(/<f>/g) ?? [];
      expect(sheetXml(at).match(/<\/f><v>/g) ?? []).toHaveLength(formulas.length);
    }
    const { status, body } = engine.calculate(asked);
    if (status !== 200) throw new Error("no price");
    expect(sheetXml(0)).toMatch(new RegExp(`<c r="B4"[^>]*><f>[^<]*</f><v>${body.result.total_with_vat}</v>`));
  });

  test("is protected without a password, all but the cells that are typed in", () => {
    const styles = files.get("xl/styles.xml")!;
    const cellStyles = [...styles.slice(styles.indexOf("<cellXfs")).matchAll(/<xf .*?<\/xf>/gs)].map(
      ([style]) => style,
    );
    const open = book.sheets.flatMap((_, at) => {
      expect(sheetXml(at)).toContain('<sheetProtection sheet="1"');
      expect(sheetXml(at)).not.toMatch(/password|hashValue/);
      return [...sheetXml(at).matchAll(/<c r="(\w+)" s="(\d+)"/g)].flatMap(([, address, style]) =>
        cellStyles[Number(style)]!.includes('<protection locked="0"/>') ? [`${at} ${address}`] : [],
      );
    });
    expect(open.sort()).toEqual(
      typedCells()
        .map((address) => `0 ${address}`)
        .sort(),
    );
  });

  test("checks every cell that is typed in but for a note, by ranges of its own sheets", () => {
    const checked = [...sheetXml(0).matchAll(/<dataValidation type="(\w+)"[^>]*sqref="(\w+)"><formula1>([^<]*)</g)];
    const note = book.names.get("typed_manager_note")!.split("!")[1]!.replaceAll("$", "");
    expect(checked.map(([, , cell]) => cell).sort()).toEqual(
      typedCells()
        .filter((cell) => cell !== note)
        .sort(),
    );
    for (const [, type, , range] of checked) {
      if (type === "list") expect([...book.names.values()]).toContain(range);
    }
  });

  test("has neither macros nor links of a file", () => {
    const names = [...files.keys()].join("\n");
    expect(names).not.toMatch(/vba|external|activeX|embeddings/i);
    const links = [...files].flatMap(([name, xml]) =>
      name.endsWith(".rels") ? (xml.match(/TargetMode="External"/g) ?? []) : [],
    );
    expect(links).toEqual([]);
  });

  test("takes no function that an older spreadsheet lacks", () => {
    const formulas = book.sheets.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => (typeof cell?.content === "object" ? [cell.content.formula] : [])),
    );
    const used = new Set(formulas.flatMap((formula) => formula.replace(/"[^"]*"/g, '""').match(/[A-Z]+(?=\()/g) ?? []));
    expect([...used].sort()).toEqual([
      ...[
        "ABS",
        "AND",
        "COUNTIF",
        "DATE",
        "HYPERLINK",
        "IF",
        "IFERROR",
        "INDEX",
        "INT",
        "ISNA",
        "ISNUMBER",
        "LEFT",
        "LEN",
      ],
      ...[
        "LOWER",
        "MATCH",
        "MAX",
        "MID",
        "MIN",
        "NOT",
        "OR",
        "ROUND",
        "ROUNDUP",
        "SQRT",
        "SUBSTITUTE",
        "SUM",
        "TODAY",
        "TRUE",
      ],
    ]);
    expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThan(8192);
  });

  test("prints on A4, a page wide, elements in the order of the format", () => {
    const order = [
      "<sheetPr>",
      "<sheetViews>",
      "<cols>",
      "<sheetData>",
      "<sheetProtection ",
      "<conditionalFormatting ",
    ];
    for (const at of book.sheets.keys()) {
      const xml = sheetXml(at);
      const places = [...order, "<dataValidations ", "<printOptions ", "<pageMargins ", "<pageSetup ", "<headerFooter>"]
        .map((element) => xml.indexOf(element))
        .filter((place) => place >= 0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(xml).toMatch(/<pageSetup paperSize="9" orientation="\w+" fitToWidth="1"/);
    }
  });
});
