import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { exportWorkbook } from "../../../src/desk/workbook/export.ts";
import { fieldsOf, withValues } from "../../../src/desk/workbook/fields.ts";
import { priceName } from "../../../src/price-list/price-names.ts";
import { importWorkbook } from "../../../src/desk/workbook/import.ts";
import { fingerprintOfText } from "../../../src/desk/workbook/sheets.ts";
import { readWorkbook } from "../../../src/desk/workbook/read-workbook.ts";
import type { DeskRefusal } from "../../../src/desk/desk-refusal.ts";
import { formatPath } from "../../../src/price-list/finding.ts";
import { parsePriceList } from "../../../src/price-proof/load.ts";

const text = readFileSync(new URL("../../support/example-prices/price-list.yaml", import.meta.url), "utf8");
const list = parsePriceList(text, "price-list.yaml");
const exported = await exportWorkbook(text, list);
const workbook = readWorkbook(exported);

type SheetName = "Цены" | "Остальное";
const FILES: Record<SheetName, string> = { Цены: "xl/worksheets/sheet1.xml", Остальное: "xl/worksheets/sheet2.xml" };

/** The row of a field. */
function rowOf(sheet: SheetName, key: string, of = workbook): string {
  const [address] = [...of.get(sheet)!].find(([at, { value }]) => at.startsWith("A") && value === key)!;
  return address.slice(1);
}

/** An exported file as if someone had edited the XML of a sheet. */
function edited(sheet: SheetName, change: (xml: string) => string, file = exported): Uint8Array {
  const files = unzipSync(file);
  const before = strFromU8(files[FILES[sheet]]!);
  const after = change(before);
  if (after === before) throw new Error("nothing was changed");
  return zipSync({ ...files, [FILES[sheet]]: strToU8(after) });
}

const rowXml = (row: string) => new RegExp(`<row r="${row}".*?</row>`, "s");

/** With another cell in the last column of a field's row; what spreadsheets write. */
function withCell(sheet: SheetName, key: string, cell: (address: string) => string, file = exported): Uint8Array {
  const row = rowOf(sheet, key, readWorkbook(file));
  const old = new RegExp(`<c r="D${row}"[^>]*?(?:/>|>.*?</c>)`, "s");
  return edited(sheet, (xml) => xml.replace(old, cell(`D${row}`)), file);
}
/** With one more sheet. */
function withSheet(name: string, xml: string): Uint8Array {
  const files = unzipSync(exported);
  const more = (file: string, before: string, added: string) =>
    strToU8(strFromU8(files[file]!).replace(before, added + before));
  const target = "worksheets/sheet9.xml";
  return zipSync({
    ...files,
    [`xl/${target}`]: strToU8(xml),
    "xl/workbook.xml": more("xl/workbook.xml", "</sheets>", `<sheet name="${name}" sheetId="9" r:id="rIdMore"/>`),
    "xl/_rels/workbook.xml.rels": more(
      "xl/_rels/workbook.xml.rels",
      "</Relationships>",
      `<Relationship Id="rIdMore" Target="${target}"/>`,
    ),
  });
}
/** With another shared text in place of one. */
const withText = (before: string, after: string): Uint8Array => {
  const files = unzipSync(exported);
  const name = "xl/sharedStrings.xml";
  return zipSync({ ...files, [name]: strToU8(strFromU8(files[name]!).replace(before, `<t>${after}</t>`)) });
};
const sharedText = (value: string) => `<t>${value}</t>`;
const number = (value: string) => (at: string) => `<c r="${at}"><v>${value}</v></c>`;
const inline = (value: string) => (at: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

const imported = (content: Uint8Array) => importWorkbook(text, list, content);

describe("the workbook of a price list", () => {
  test("holds every value of the file, once", () => {
    const keys = fieldsOf(text).map(({ path }) => formatPath(path));
    const rows = ["Цены", "Остальное"].flatMap((sheet) =>
      [...workbook.get(sheet)!].filter(([at]) => /^A(?!1$)/.test(at)).map(([, { value }]) => value),
    );
    expect(rows.toSorted()).toEqual(keys.toSorted());
    expect(keys.length).toBeGreaterThan(150);
  });

  test("tells what every price is of", () => {
    const sheet = workbook.get("Цены")!;
    const what = (key: string) => sheet.get(`B${rowOf("Цены", key)}`)?.value;
    expect(what("prices.gate_frame")).toBe("Рама ворот 4×4 м");
    expect(what("prices.rails.Н 1610")).toBe("Рама направляющих подъёмных ворот, Н 1610");
    expect(what("prices.roof_purlin.welded.6")).toBe("Прогон кровли на сварке: шаг рам 6\u00a0м");
    expect(what("prices.frame_bolts.2")).toBe("Болты рамы: пролётов 2");
    expect(what("prices.column.heavy.per_m")).toBe("Колонна усиленная: за метр высоты");
    expect(what("roofs.s-kolonnoy-po-centru.widths.23732.truss.solid")).toBe(
      "Ферма цельная: С колонной по центру, 23,7\u00a0м",
    );
    for (const { path } of fieldsOf(text)) {
      const name = priceName(path, list);
      if (name !== undefined) expect(name).toMatch(/^[А-ЯЁ]/);
    }
  });

  test("without edits comes back byte for byte", () => {
    expect(imported(exported)).toEqual({ text, edits: [], notices: [] });
  });

  test("of a list with other line ends, too", async () => {
    const windows = text.replaceAll("\n", "\r\n");
    const file = await exportWorkbook(windows, parsePriceList(windows, "price-list.yaml"));
    expect(importWorkbook(windows, list, file)).toEqual({ text: windows, edits: [], notices: [] });
  });
});

describe("the workbook of a draft", () => {
  const edit = (of: string) => of.replace("door_frame: 7400", "door_frame: 7900");
  const wider = (of: string) =>
    of
      .replace(/(18000: \{ truss: \{ solid: 108700 \} \}\n)/, "$1      20000: { truss: { solid: 120000 } }\n")
      .replace("[10000, 12000, 15000, 18000]", "[10000, 12000, 15000, 18000, 20000]");
  const draftOf = (draft: string) => exportWorkbook(draft, parsePriceList(draft, ""), text);

  test("brings its edits to whoever has the list in force, and nothing new to the draft itself", async () => {
    const content = await draftOf(edit(text));
    const { edits, ...brought } = importWorkbook(text, list, content);
    expect(brought).toEqual({ text: edit(text), notices: [] });
    expect(edits).toEqual([expect.objectContaining({ key: "prices.door_frame", value: 7900 })]);
    expect(importWorkbook(edit(text), list, content)).toEqual({ text: edit(text), edits: [], notices: [] });
  });

  test("takes back in it what the draft had edited, and takes second thoughts as such", async () => {
    const content = await draftOf(edit(text));
    const thought = (value: string) => withCell("Цены", "prices.door_frame", number(value), content);
    const [was] = /(?<=door_frame: )\d+/.exec(text)!;
    expect(importWorkbook(edit(text), list, thought(was)).text).toBe(text);
    expect(importWorkbook(edit(text), list, thought("7950")).text).toBe(edit(text).replace("7900", "7950"));
    expect(importWorkbook(text, list, thought("7950")).text).toBe(edit(text).replace("7900", "7950"));
    const another = edit(text).replace("7900", "8000");
    expect(() => importWorkbook(another, list, thought("7950"))).toThrow(
      /было 7\s?900, в таблице 7\s?950, а .* 8\s?000/,
    );
    expect(() => importWorkbook(another, list, thought(was))).toThrow(/было 7\s?900, в таблице/);
  });

  test("says nothing more of what the desk that gave it has edited since, but for second thoughts", async () => {
    const content = await draftOf(edit(text));
    const since = edit(text).replace("7900", "8000");
    const back = (file: Uint8Array) => importWorkbook(since, list, file, [], { own: [fingerprintOfText(edit(text))] });
    expect(back(content)).toEqual({ text: since, edits: [], notices: [] });
    // What was taken back at the desk stays so.
    const own = [fingerprintOfText(edit(text))];
    expect(importWorkbook(text, list, content, [], { own }).edits).toEqual([]);
    expect(() => back(withCell("Цены", "prices.door_frame", number("7950"), content))).toThrow(
      /было 7\s?900, в таблице/,
    );
    expect(() => importWorkbook(since, list, content)).toThrow(/было 7\s?400, в таблице 7\s?900, а .* 8\s?000/);
  });

  test("is taken with a size of its own where that was added, and refused where it was not", async () => {
    const content = await draftOf(edit(wider(text)));
    const added = wider(text);
    expect(importWorkbook(added, parsePriceList(added, ""), content).text).toBe(edit(added));
    expect(() => importWorkbook(text, list, content)).toThrow(
      /20000.*в прайс-листе не было; если это размер из черновика/,
    );
  });

  test("is taken without a field that the draft has taken out, and told of where it still is", async () => {
    const without = text.replace(/ *valid_until: .*\n/, "");
    const content = await draftOf(without);
    expect(importWorkbook(without, parsePriceList(without, ""), content).edits).toEqual([]);
    const elsewhere = importWorkbook(text, list, content);
    expect([elsewhere.text, elsewhere.notices.join()]).toEqual([
      text,
      expect.stringContaining("в таблице пусто, остаётся"),
    ]);
    const again = withCell("Остальное", "meta.valid_until", inline("2027-03-31"), content);
    expect(() => importWorkbook(without, parsePriceList(without, ""), again)).toThrow(
      /впишите .* на столе, в «НДС, сроках/,
    );
  });
});

describe("an edited value", () => {
  test("comes back alone: comments and layout stay", () => {
    const { text: after, edits } = imported(withCell("Цены", "prices.mounting[1].price", number("1900")));
    expect(after).toBe(text.replace("max_height_mm: 5550, price: 1850", "max_height_mm: 5550, price: 1900"));
    expect(edits).toEqual([expect.objectContaining({ key: "prices.mounting[1].price", value: 1900 })]);
  });

  test("several at once", () => {
    const row = rowOf("Цены", "prices.decor");
    const both = edited("Цены", (xml) =>
      xml
        .replace(new RegExp(`(<c r="D${row}"[^>]*><v>)210<`), "$1230<")
        .replace(new RegExp(`(<c r="D${rowOf("Цены", "prices.gate_frame")}"[^>]*><v>)32500<`), "$1100000<"),
    );
    expect(imported(both).text).toBe(
      text.replace("decor: 210", "decor: 230").replace("gate_frame: 32500", "gate_frame: 100000"),
    );
  });

  test("with a fraction, as spreadsheets write it", () => {
    const { text: after } = imported(withCell("Остальное", "rules.gate.min_wall_m", number("4.2000000000000002")));
    expect(after).toBe(text.replace("min_wall_m: 4.15", "min_wall_m: 4.2"));
    const same = withCell("Остальное", "rules.gate.min_wall_m", number("4.1500000000000004"));
    expect(imported(same).edits).toEqual([]);
  });

  const texts: [title: string, value: string, written: string][] = [
    ["plain", "Ворота 4×4 м", "Ворота 4×4 м"],
    ["with a comma and quotation marks", "Рама, &quot;большая&quot;", String.raw`"Рама, \"большая\""`],
    ["with a colon and a mark of a comment", "Рама: ворота # 1", '"Рама: ворота # 1"'],
    ["with brackets", "Рама {ворот} [4]", '"Рама {ворот} [4]"'],
    ["that looks like a number", "4350", '"4350"'],
  ];
  test.each(texts)("text %s", (_, value, written) => {
    const { text: after } = imported(withCell("Остальное", "roofs.dvuhskat.description", inline(value)));
    expect(after).toBe(text.replace("description: Крыша на две стороны, конёк посередине", `description: ${written}`));
    const plain = value.replaceAll("&quot;", '"');
    expect(parsePriceList(after, "price-list.yaml").roofs["dvuhskat"]!.description).toBe(plain);
  });

  test("text keeps the quotation marks that it had", () => {
    const quoted = text.replace("name: Двускатный", 'name: "Двускатный"');
    const edited = withCell("Остальное", "roofs.dvuhskat.name", inline("Рама"));
    expect(importWorkbook(quoted, list, edited).text).toBe(quoted.replace('"Двускатный"', '"Рама"'));
  });

  test.each([">-", "|"])("text over several lines, after %s, leaves the line after it alone", (mark) => {
    const name = "name: Двускатный";
    const folded = text.replace(name, `name: ${mark}\n      Двускатный\n      ангар`);
    const [field] = fieldsOf(folded).filter(({ path }) => formatPath(path) === "roofs.dvuhskat.name");
    expect(withValues(folded, [{ field: field!, value: "Двускатный" }])).toBe(text.replace(name, 'name: "Двускатный"'));
  });

  test("true and false", () => {
    const cell = withCell("Остальное", "roofs.odnoskat-otdelno.attached", (at) => `<c r="${at}" t="b"><v>1</v></c>`);
    expect(imported(cell).edits).toEqual([
      expect.objectContaining({ key: "roofs.odnoskat-otdelno.attached", value: true }),
    ]);
  });

  test.each(["ИСТИНА", "true", "Да"])("true as a text, %s", (said) => {
    const key = "roofs.odnoskat-otdelno.attached";
    expect(imported(withCell("Остальное", key, inline(said))).edits).toEqual([
      expect.objectContaining({ key, value: true }),
    ]);
    expect(imported(withCell("Остальное", key, inline("ЛОЖЬ"))).edits).toEqual([]);
    expect(() => imported(withCell("Остальное", key, inline("может быть")))).toThrow("допускается: ИСТИНА или ЛОЖЬ");
  });

  test("true and false as LibreOffice writes them, whatever was edited", () => {
    const saved = (value: 0 | 1) => (at: string) =>
      `<c r="${at}" t="b"><f aca="false">${value ? "TRUE" : "FALSE"}()</f><v>${value}</v></c>`;
    const key = "roofs.odnoskat-otdelno.attached";
    expect(imported(withCell("Остальное", key, saved(0)))).toEqual({ text, edits: [], notices: [] });
    expect(imported(withCell("Остальное", key, saved(1))).edits).toEqual([
      expect.objectContaining({ key, value: true }),
    ]);
  });

  test("rows may be sorted another way", () => {
    const [first, second] = [rowOf("Цены", "prices.door_frame"), rowOf("Цены", "prices.window_frame")];
    const swapped = edited("Цены", (xml) => {
      const rows = [first, second].map((row) => rowXml(row).exec(xml)![0]);
      const moved = [rows[1]!.replaceAll(second, first), rows[0]!.replaceAll(first, second)];
      return xml.replace(rows[0]!, "\u0000").replace(rows[1]!, moved[1]!).replace("\u0000", moved[0]!);
    });
    expect(imported(swapped)).toEqual({ text, edits: [], notices: [] });
  });
});

describe("a formula's last value", () => {
  const worked = (value: string) => (at: string) => `<c r="${at}"><f>C5*1.1</f><v>${value}</v></c>`;

  // 32500 × 1.1 to the bit: a spreadsheet shows fifteen digits of it.
  test.each(["35750", "35750.000000000007"])("is taken for a price, with a notice: %s", (value) => {
    const { text: after, notices } = imported(withCell("Цены", "prices.gate_frame", worked(value)));
    expect(after).toBe(text.replace("gate_frame: 32500", "gate_frame: 35750"));
    const address = `Цены!D${rowOf("Цены", "prices.gate_frame")}`;
    expect(notices).toEqual([`${address}: Рама ворот 4×4 м: в ячейке формула, взято её значение 35\u00a0750`]);
  });

  test("is taken for a text, with a notice", () => {
    const cell = (at: string) => `<c r="${at}" t="str"><f>"по "&amp;"России"</f><v>по России</v></c>`;
    const { edits, notices } = imported(withCell("Остальное", "delivery.text", cell));
    expect(edits.map(({ value }) => value)).toEqual(["по России"]);
    expect(notices[0]).toMatch(/О доставке: в ячейке формула, взято её значение «по России»$/);
  });
});

describe("a price that is plainly meant", () => {
  const worked = (value: string) => (at: string) => `<c r="${at}"><f>C44*1.07</f><v>${value}</v></c>`;
  const slips: [written: string, cell: (at: string) => string, meant: number, told: string][] = [
    ["32\u00a0505", number("32505"), 32510, "32\u00a0510"],
    ["33\u00a0500,5", number("33500.5"), 33500, "33\u00a0500"],
    ["«33 500 ₽»", inline("33 500 ₽"), 33500, "33\u00a0500"],
    ["«33500»", inline("33500"), 33500, "33\u00a0500"],
    ["33,6", number("33.6"), 33600, "33\u00a0600"],
    ["«33,6»", inline("33,6"), 33600, "33\u00a0600"],
    ["её значения 34\u00a0775", worked("34775.000000000007"), 34780, "34\u00a0780"],
    ["её значения 37\u00a0935,9", worked("37935.9"), 37940, "37\u00a0940"],
  ];
  test.each(slips)(
    "%s is taken as such when asked for, with a notice, and counted in the refusal",
    (found, cell, meant, told) => {
      const slip = withCell("Цены", "prices.gate_frame", cell);
      expect(() => imported(slip)).toThrow(expect.objectContaining({ mendable: 1 }));
      const { text: after, notices } = importWorkbook(text, list, slip, [], { mends: true });
      expect(after).toBe(text.replace("gate_frame: 32500", `gate_frame: ${meant}`));
      const address = `Цены!D${rowOf("Цены", "prices.gate_frame")}`;
      const formula = found.startsWith("её") ? "в ячейке формула, " : "";
      expect(notices).toEqual([`${address}: Рама ворот 4×4 м: ${formula}вместо ${found} взято ${told}`]);
    },
  );

  test.each([
    ["3640.0000000001", 3640, "3\u00a0640,0000000001", "3\u00a0640"],
    ["3639.9999999999995", 3640, "3\u00a0639,9999999999995", "3\u00a0640"],
  ])("behind the noise of a calculation is taken at once, with a notice: %s", (written, price, found, told) => {
    const { text: after, notices } = imported(withCell("Цены", "prices.gate_frame", number(written)));
    expect(after).toBe(text.replace("gate_frame: 32500", `gate_frame: ${price}`));
    expect(notices[0]).toMatch(new RegExp(`Рама ворот 4×4 м: вместо ${found} взято ${told}$`));
    expect(() => imported(withCell("Цены", "prices.gate_frame", number("32504.0000000001")))).toThrow(
      "32504 — цена кратна 10, ближайшая 32500",
    );
  });

  test("is not told where the list has it already", () => {
    const now = text.replace("gate_frame: 32500", "gate_frame: 32510");
    const again = (cell: (at: string) => string) =>
      importWorkbook(now, parsePriceList(now, ""), withCell("Цены", "prices.gate_frame", cell), [], { mends: true });
    for (const cell of [number("32505"), worked("32505"), worked("32510")]) {
      expect(again(cell)).toEqual({ text: now, edits: [], notices: [] });
    }
  });

  test.each([
    ["of nothing", number("0")],
    ["of a word", inline("договорная")],
    ["of an empty text", inline("")],
    ["below nothing", number("-10")],
    ["that would be an odd jump", number("3638")],
    ["that would be one by thousands, too", number("45.5")],
    ["that is one as a text", inline("325000")],
    ["that is one with a space", inline("325 000")],
  ])("is none in a cell %s", (_, cell) => {
    const slip = withCell("Цены", "prices.gate_frame", cell);
    expect(() => imported(slip)).toThrow(expect.objectContaining({ mendable: 0 }));
    expect(() => importWorkbook(text, list, slip, [], { mends: true })).toThrow("Таблица не принята");
  });
});

describe("the rate of VAT", () => {
  const slips: [written: string, cell: (at: string) => string, told: string][] = [
    ["20", number("20"), "найдено 20; ставка — целые проценты, например 20 %; похоже, это 20\u00a0%"],
    ["0,002", number("0.002"), "найдено 0,002; ставка — целые проценты, например 20 %; похоже, это 20\u00a0%"],
    [
      "=16%+4%",
      (at) => `<c r="${at}"><f>16+4</f><v>20</v></c>`,
      "найдено 20; ставка — целые проценты, например 20 %; похоже, это 20\u00a0%",
    ],
    [
      "«20 %»",
      inline("20 %"),
      "найдено «20 %»; допускается: число — ячейка в текстовом формате; похоже, это 20\u00a0%",
    ],
    [
      "«0.20»",
      inline("0.20"),
      "найдено «0.20»; допускается: число — ячейка в текстовом формате; похоже, это 20\u00a0%",
    ],
    [
      "«0,20»",
      inline("0,20"),
      "найдено «0,20»; допускается: число — ячейка в текстовом формате; похоже, это 20\u00a0%",
    ],
  ];
  test.each(slips)("written as %s is told with what it is, and taken as that", (_, cell, told) => {
    const slip = withCell("Остальное", "meta.vat_rate", cell);
    expect(() => imported(slip)).toThrow(`Ставка НДС: ${told}`);
    expect(() => imported(slip)).toThrow(expect.objectContaining({ mendable: 1 }));
    const { text: after } = importWorkbook(text, list, slip, [], { mends: true });
    expect(after).toBe(text.replace("vat_rate: 0.22", "vat_rate: 0.2"));
  });

  test.each(["0.2", "0.20000000000000001"])("that is shown as 20 %% holds %s", (value) => {
    const { text: after } = imported(withCell("Остальное", "meta.vat_rate", number(value)));
    expect(after).toBe(text.replace("vat_rate: 0.22", "vat_rate: 0.2"));
  });

  test.each([number("0"), number("100"), number("0.205"), inline("двадцать")])("is none in this cell", (cell) => {
    const slip = withCell("Остальное", "meta.vat_rate", cell);
    expect(() => imported(slip)).toThrow(expect.objectContaining({ mendable: 0 }));
  });
});

describe("a day", () => {
  const dated = (value: string, workbookPr = "") => {
    const files = unzipSync(
      withCell("Остальное", "meta.valid_until", (at) => `<c r="${at}" s="1"><v>${value}</v></c>`),
    );
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const book = strFromU8(files["xl/workbook.xml"]!).replace("<sheets>", `${workbookPr}<sheets>`);
    return zipSync({ ...files, "xl/styles.xml": strToU8(styles), "xl/workbook.xml": strToU8(book) });
  };
  const until = (content: Uint8Array) => importWorkbook(text, list, content).edits.map(({ value }) => value);

  test("is the date that a spreadsheet shows", () => {
    expect(until(dated("46477"))).toEqual(["2027-03-31"]);
    expect(until(dated("45015", '<workbookPr date1904="1"/>'))).toEqual(["2027-03-31"]);
    expect(() => until(dated("46477.5"))).toThrow("найдена дата со временем; впишите день, например 31.12.2026");
  });

  test.each([
    '<c s="1"><f>DATE(2027,3,31)</f><v>46477</v></c>',
    // LibreOffice leaves the cell its format of texts.
    "<c><f>TODAY()+90</f><v>46477</v></c>",
  ])("is what a formula comes to, with a notice: %s", (cell) => {
    const worked = withCell("Остальное", "meta.valid_until", (at) => cell.replace("<c", `<c r="${at}"`));
    expect(until(worked)).toEqual(["2027-03-31"]);
    expect(importWorkbook(text, list, worked).notices[0]).toMatch(
      /Цены держатся до: в ячейке формула, взято её значение 31\sмарта\s2027$/,
    );
  });

  test.each(["31.03.2027", "31.03.27", "2027-03-31"])("is taken as people write it: %s", (written) => {
    expect(until(withCell("Остальное", "meta.valid_until", inline(written)))).toEqual(["2027-03-31"]);
  });

  test.each([
    ["no cell", () => ""],
    ["an empty cell", (at: string) => `<c r="${at}"/>`],
    ["blanks", inline(" ")],
  ])("is none any more where there is %s", (_, cell) => {
    const cleared = withCell("Остальное", "meta.valid_until", cell);
    const { text: after, edits } = importWorkbook(text, list, cleared);
    expect(after).toBe(text.replace(/ *valid_until: .*\n/, ""));
    expect(edits).toEqual([expect.objectContaining({ key: "meta.valid_until", value: undefined })]);
    const later = text.replace("2098-12-31", "2098-06-30");
    const options = (side: "mine" | "theirs") => ({ settled: { "meta.valid_until": side } });
    const brought = (side: "mine" | "theirs") =>
      importWorkbook(later, parsePriceList(later, ""), cleared, [text], options(side)).text;
    expect(() => importWorkbook(later, parsePriceList(later, ""), cleared, [text])).toThrow(
      "Цены держатся до: было 2098-12-31, в таблице нет, а в прайс-листе с тех пор 2098-06-30;",
    );
    expect([brought("mine"), brought("theirs")]).toEqual([after, later]);
  });

  test("that a formula comes to as an empty text is none to be taken", () => {
    const worked = withCell("Остальное", "meta.valid_until", (at) => `<c r="${at}" t="str"><f>""</f><v></v></c>`);
    expect(() => importWorkbook(text, list, worked)).toThrow(
      "Цены держатся до: ячейка пуста; впишите день, например 31.12.2026",
    );
  });

  test("of another form is told with what to write", () => {
    expect(() => until(withCell("Остальное", "meta.valid_until", number("46477")))).toThrow(
      "Цены держатся до: найдено «46477»; впишите день, например 31.12.2026",
    );
    for (const none of ["31.02.2027", "2027-02-31"]) {
      expect(() => until(withCell("Остальное", "meta.valid_until", inline(none)))).toThrow(
        `Цены держатся до: дня «${none}» не бывает; впишите день, например 31.12.2026`,
      );
    }
    expect(() => until(withCell("Остальное", "meta.valid_until", inline("2025-01-01")))).toThrow(
      "Цены держатся до: найдено 1\u00a0января\u00a02025; допускается: не раньше даты прайс-листа (20\u00a0ноября\u00a02026)",
    );
  });
});

describe("what a manager adds to a sheet", () => {
  const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`;
  const cell = (at: string, value: string) => inline(value)(at);
  /** The sheet with all its rows so many lines lower. */
  const lower = (xml: string, by: number) =>
    xml
      .replace(/<row r="(\d+)"/g, (_, at: string) => `<row r="${Number(at) + by}"`)
      .replace(/<c r="([A-Z]+)(\d+)"/g, (_, column: string, at: string) => `<c r="${column}${Number(at) + by}"`);

  test("a column of notes is not read, which is told by its name", () => {
    const at = rowOf("Цены", "prices.gate_frame");
    const noted = edited("Цены", (xml) =>
      xml
        .replace(rowXml("1"), (found) => found.replace("</row>", `${cell("F1", "Комментарий")}</row>`))
        .replace(rowXml(at), (found) => found.replace("</row>", `${cell(`F${at}`, "с мая")}</row>`)),
    );
    expect(imported(noted)).toEqual({
      text,
      edits: [],
      notices: ["Цены: столбец «Комментарий» (F) ваш, он не читается"],
    });
  });

  test("rows above the headings are not read", () => {
    const titled = edited("Цены", (xml) =>
      lower(xml, 2).replace("<sheetData>", `<sheetData>${row(1, cell("A1", "Прайс на весну"))}`),
    );
    expect(imported(titled)).toEqual({
      text,
      edits: [],
      notices: ["Цены: строки выше заголовков не читаются, таблица начинается со строки 3"],
    });
  });

  test("a heading of a row's own within the table is not read, a value without a field is told", () => {
    const headed = (more: string) =>
      edited("Цены", (xml) => xml.replace("</sheetData>", `${row(900, cell("B900", "Ворота") + more)}</sheetData>`));
    expect(imported(headed("")).notices).toEqual(["Цены: строка 900 «Ворота» ваша, она не читается"]);
    expect(() => imported(headed('<c r="D900"><v>10</v></c>'))).toThrow(
      "Цены!A900: пустое имя поля; строки не добавляйте: удалите строку 900 целиком",
    );
  });

  test("an empty sheet is not read", () => {
    const empty = '<worksheet><sheetData><row r="1"><c r="A1" s="0"/></row></sheetData></worksheet>';
    expect(imported(withSheet("Лист1", empty))).toEqual({
      text,
      edits: [],
      notices: ["лист «Лист1» пустой, он не читается"],
    });
  });

  test("a sheet that formulas of the new values refer to is not read, which is told by its name", () => {
    const own = '<worksheet><sheetData><row r="1"><c r="A1"><v>1.07</v></c></row></sheetData></worksheet>';
    expect(imported(withSheet("Расчёт", own))).toEqual({
      text,
      edits: [],
      notices: ["лист «Расчёт» ваш, он не читается"],
    });
  });

  test("a column between ours is told with where ours are", () => {
    const moved = edited("Цены", (xml) => xml.replaceAll('<c r="D', '<c r="E'));
    expect(() => imported(moved)).toThrow(
      "Цены!D1: здесь должно стоять «Стало», а оно в E1; столбцы не переставляйте, а свои добавляйте справа от «Стало»",
    );
  });
});

describe("rows in another order", () => {
  /** The cells of some columns of the sheet with prices in the order of their values of today. */
  const sorted = (columns: string) => {
    const rows = [...workbook.get("Цены")!].flatMap(([at, { value }]) =>
      /^C(?!1$)/.test(at) ? [{ at: at.slice(1), value: Number(value) }] : [],
    );
    const inOrder = [...rows].sort((a, b) => a.value - b.value);
    return edited("Цены", (xml) => {
      const cellOf = (column: string, at: string) =>
        new RegExp(`<c r="${column}${at}"[^>]*?(?:/>|>.*?</c>)`, "s").exec(xml)![0];
      return rows
        .reduce(
          (now, { at }, place) =>
            [...columns].reduce((out, column) => {
              const from = inOrder[place]!.at;
              const brought = cellOf(column, from).replace(`r="${column}${from}"`, `r="${column}${at}"`);
              return out.replace(cellOf(column, at), brought.replace('r="', 'r="#'));
            }, now),
          xml,
        )
        .replaceAll('r="#', 'r="');
    });
  };

  test("that were sorted as a whole are no edits", () => {
    expect(imported(sorted("ABCD"))).toEqual({ text, edits: [], notices: [] });
  });

  test.each([
    ["CD", "столбцы «Было», «Стало», похоже, отсортированы"],
    ["C", "столбец «Было», похоже, отсортирован"],
    ["D", "столбец «Стало», похоже, отсортирован"],
    ["B", "столбец «Что это», похоже, отсортирован"],
  ])("in some columns only (%s) is one problem, with its cure", (columns, told) => {
    expect(() => imported(sorted(columns))).toThrow(
      new RegExp(`исправьте \\(1\\):\nЛист «Цены»: ${told} без остальных: .*Отмените сортировку`),
    );
  });
});

describe("a workbook of another list", () => {
  const now = text.replace("gate_frame: 32500", "gate_frame: 33000").replace("decor: 210", "decor: 230");
  const brought = (content: Uint8Array, known: string[] = []) =>
    importWorkbook(now, parsePriceList(now, "price-list.yaml"), content, known);

  test("brings its edits and leaves what has changed since", () => {
    const { text: after, edits } = brought(withCell("Цены", "prices.door_frame", number("7500")));
    expect(after).toBe(now.replace("door_frame: 7400", "door_frame: 7500"));
    expect(edits).toHaveLength(1);
  });

  test("brings nothing where both say the same", () => {
    expect(brought(withCell("Цены", "prices.gate_frame", number("33000"))).text).toBe(now);
  });

  test("is refused with both edits where they differ", () => {
    const address = `Цены!D${rowOf("Цены", "prices.gate_frame")}`;
    expect(() => brought(withCell("Цены", "prices.gate_frame", number("34000")))).toThrow(
      `${address}: Рама ворот 4×4 м: было 32\u00a0500, в таблице 34\u00a0000, ` +
        "а в прайс-листе с тех пор 33\u00a0000;",
    );
  });

  test("brings of both the one that was said to hold", () => {
    const both = withCell("Цены", "prices.gate_frame", number("34000"));
    const settled = (side: "mine" | "theirs") =>
      importWorkbook(now, parsePriceList(now, ""), both, [], { settled: { "prices.gate_frame": side } });
    expect(settled("mine").text).toBe(now.replace("gate_frame: 33000", "gate_frame: 34000"));
    expect(settled("theirs")).toEqual({ text: now, edits: [], notices: [] });
    const conflict = { key: "prices.gate_frame", name: "Рама ворот 4×4 м", before: 32500, mine: 34000, theirs: 33000 };
    expect(() => brought(both)).toThrow(expect.objectContaining({ conflicts: [expect.objectContaining(conflict)] }));
  });

  test("is refused for an edited size that is sold no longer, and taken where it was left alone", () => {
    const gone = text.replace("      10000: { truss: { solid: 44800 } }\n", "");
    const list = { ...parsePriceList(text, ""), meta: parsePriceList(text, "").meta };
    const key = "roofs.dvuhskat.widths.10000.truss.solid";
    expect(importWorkbook(gone, list, exported).text).toBe(gone);
    expect(() => importWorkbook(gone, list, withCell("Цены", key, number("45000")))).toThrow("этого поля больше нет");
  });

  test("may have another order of rows, but not other former values", () => {
    const row = rowOf("Цены", "prices.gate_frame");
    const old = new RegExp(`(<c r="C${row}"[^>]*><v>)32500<`);
    const changed = edited("Цены", (xml) => xml.replace(old, "$131000<"));
    expect(() => brought(changed)).toThrow("столбцы «Поле» и «Было» не те");
    expect(() => brought(changed, [text])).toThrow(`Цены!C${row}: Рама ворот 4×4 м: здесь стояло 32500; верните`);
  });

  test("with other former values is told with all else that is wrong in it, and with nothing that is not", () => {
    const [gate, decor] = [rowOf("Цены", "prices.gate_frame"), rowOf("Цены", "prices.decor")];
    const spoilt = edited("Цены", (xml) =>
      xml
        .replace(new RegExp(`(<c r="C${gate}"[^>]*><v>)32500<`), "$131000<")
        .replace(new RegExp(`(<c r="D${decor}"[^>]*><v>)210<`), "$1235<"),
    );
    const told = (known: string[]): readonly string[] => {
      try {
        brought(spoilt, known);
      } catch (error) {
        return (error as DeskRefusal).problems;
      }
      return [];
    };
    const odd = expect.stringMatching(new RegExp(`^Цены!D${decor}: .*: 235 — цена кратна 10`)) as string;
    expect(told([text])).toEqual([expect.stringContaining(`Цены!C${gate}: Рама ворот 4×4 м: здесь стояло`), odd]);
    expect(told([])).toEqual([expect.stringContaining("столбцы «Поле» и «Было» не те"), odd]);
  });
});

describe("the exported sheets", () => {
  const files = unzipSync(exported);
  const xmlOf = (name: string) => strFromU8(files[name]!);
  const [sheet, styles] = [xmlOf(FILES.Цены), xmlOf("xl/styles.xml")];
  const cellStyles = [.../<cellXfs.*?<\/cellXfs>/s.exec(styles)![0].matchAll(/<xf .*?<\/xf>/gs)].map(([xf]) => xf);
  const isOpen = (style: string | undefined) => cellStyles[Number(style)]!.includes('<protection locked="0"/>');

  test("while protected let new values and own columns be edited, and all be filtered", () => {
    expect(sheet).toContain('</sheetData><sheetProtection sheet="1"');
    expect(sheet).toMatch(
      /<sheetProtection [^>]*insertColumns="0" sort="0" autoFilter="0"\/><autoFilter ref="A1:D\d+"\/>/,
    );
    const styleOf = (column: string) =>
      new RegExp(`<c r="${column}${rowOf("Цены", "prices.gate_frame")}" s="(\\d+)"`).exec(sheet)?.[1];
    expect(["A", "C", "D"].map((column) => isOpen(styleOf(column)))).toEqual([false, false, true]);
    expect(isOpen(/<col min="5" max="16384"[^>]*style="(\d+)"/.exec(sheet)?.[1])).toBe(true);
    expect(styles).toContain(`<cellXfs count="${cellStyles.length}">`);
  });

  test("are printed on the width of a page, each with its headings", () => {
    for (const name of Object.values(FILES)) {
      expect(xmlOf(name)).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/);
      expect(xmlOf(name)).toMatch(
        /<pageSetup [^>]*orientation="landscape" fitToWidth="1" fitToHeight="0"\/><\/worksheet>$/,
      );
    }
    expect(xmlOf("xl/workbook.xml")).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Остальное'!$1:$1</definedName>`,
    );
  });

  test("tell of every row what it is, each by a name of its own", () => {
    const names = Object.keys(FILES).flatMap((sheet) =>
      [...workbook.get(sheet)!].flatMap(([at, { value }]) => (/^B(?!1$)/.test(at) ? [value] : [])),
    );
    expect(names).toHaveLength(fieldsOf(text).length);
    for (const name of names) expect(name).toMatch(/^[А-ЯЁ]/);
    expect(new Set(names).size).toBe(names.length);
  });

  test("show the rate of VAT in percent", () => {
    const row = rowOf("Остальное", "meta.vat_rate");
    const style = new RegExp(`<c r="D${row}" s="(\\d+)"><v>0.22</v>`).exec(xmlOf(FILES.Остальное))![1];
    const format = /numFmtId="(\d+)"/.exec(cellStyles[Number(style)]!)![1];
    expect(styles).toContain(`<numFmt numFmtId="${format}" formatCode="0%"/>`);
  });

  test("of a program that had no words for most fields are taken as well", () => {
    const row = rowOf("Остальное", "rules.gate.min_wall_m");
    const old = edited("Остальное", (xml) => xml.replace(new RegExp(`<c r="B${row}".*?</c>`, "s"), ""));
    expect(imported(old)).toEqual({ text, edits: [], notices: [] });
  });
});

describe("a workbook is refused with the address", () => {
  const gate = `D${rowOf("Цены", "prices.gate_frame")}`;
  const cells: [title: string, cell: (at: string) => string, told: string][] = [
    [
      "a formula that was never worked out",
      (at) => `<c r="${at}"><f>32500*1.1</f></c>`,
      "найдена формула, и она ещё не посчитана",
    ],
    ["a formula that gives a text", (at) => `<c r="${at}" t="str"><f>A1</f><v>Поле</v></c>`, "найдена формула"],
    [
      "a formula that gives no price",
      (at) => `<c r="${at}"><f>C5/2</f><v>34775.5</v></c>`,
      "в ячейке формула, её значение 34775,5 — цена целая и кратна 10",
    ],
    ["text in a number's cell", inline("32 500 ₽"), "найдено «32 500 ₽»; допускается: число"],
    ["digits kept as text", inline("33000"), "найдено «33000»; допускается: число — ячейка в текстовом формате"],
    [
      "a spreadsheet's error",
      (at) => `<c r="${at}" t="e"><v>#REF!</v></c>`,
      "найдена ошибка #REF!; допускается: число",
    ],
    ["an empty cell", (at) => `<c r="${at}"/>`, "ячейка пуста; допускается: число"],
    ["no cell at all", () => "", "ячейка пуста"],
  ];
  test.each(cells)("for %s", (_, cell, told) => {
    const broken = withCell("Цены", "prices.gate_frame", cell);
    expect(() => imported(broken)).toThrow(`Цены!${gate}: Рама ворот 4×4 м: ${told}`);
  });

  const dates: [title: string, format: string][] = [
    ["a format of the program's own", '<xf numFmtId="14"/>'],
    ["a format with a code", '<xf numFmtId="164"/>'],
  ];
  test.each(dates)("for a date, which 1.5 becomes: %s", (_, format) => {
    const files = unzipSync(
      withCell("Остальное", "rules.purlin_spacing_m", (at) => `<c r="${at}" s="1"><v>46143</v></c>`),
    );
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-419]d\\ mmm;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${format}</cellXfs></styleSheet>`;
    const broken = zipSync({ ...files, "xl/styles.xml": strToU8(styles) });
    const address = `D${rowOf("Остальное", "rules.purlin_spacing_m")}`;
    expect(() => imported(broken)).toThrow(
      `Остальное!${address}: Шаг прогонов кровли и стен, м: найдена дата 01.05.2026; допускается: число — верните ячейке формат «Числовой» и впишите дробь через запятую, например 1,5`,
    );
  });

  test.each<[SheetName, string, string]>([
    ["Остальное", "meta.vat_rate", "верните ячейке формат «Процентный» и впишите ставку, например 22\u00a0%"],
    ["Цены", "prices.gate_frame", "верните ячейке формат «Числовой» и впишите цену цифрами, например 32500"],
    ["Остальное", "meta.production_days", "верните ячейке формат «Числовой» и впишите число цифрами, например 14"],
    [
      "Остальное",
      "rules.fachwerk_spacing_m",
      "верните ячейке формат «Числовой» и впишите дробь через запятую, например 20,2",
    ],
  ])("for a date with what its field is: %s %s", (sheet, key, told) => {
    const files = unzipSync(withCell(sheet, key, (at) => `<c r="${at}" s="1"><v>46073</v></c>`));
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const broken = zipSync({ ...files, "xl/styles.xml": strToU8(styles) });
    expect(() => imported(broken)).toThrow(`найдена дата 20.02.2026; допускается: число — ${told}`);
  });

  test.each([["delivery.text", "20.02.2026"]])(
    "for a date in a text's cell with what to write there: %s",
    (key, example) => {
      const files = unzipSync(withCell("Остальное", key, (at) => `<c r="${at}" s="1"><v>46073</v></c>`));
      const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
      expect(() => imported(zipSync({ ...files, "xl/styles.xml": strToU8(styles) }))).toThrow(
        `найдена дата 20.02.2026; допускается: текст — верните ячейке формат «Текстовый» и впишите значение заново, например ${example}`,
      );
    },
  );

  test("for a spreadsheet's error in a text's cell", () => {
    const broken = withCell("Остальное", "delivery.text", (at) => `<c r="${at}" t="e"><v>#NAME?</v></c>`);
    expect(() => imported(broken)).toThrow("О доставке: найдена ошибка #NAME?; допускается: текст");
  });

  test("for a price that was typed into the column before", () => {
    const row = rowOf("Цены", "prices.gate_frame");
    const old = new RegExp(`<c r="B${row}"[^>]*?(?:/>|>.*?</c>)`, "s");
    const broken = edited("Цены", (xml) => xml.replace(old, number("40000")(`B${row}`)));
    expect(() => imported(broken)).toThrow(`Цены!B${row}: здесь стояло «`);
  });

  test("for what is no price, with the nearest that is one", () => {
    const odd = withCell("Цены", "prices.gate_frame", number("32505"));
    expect(() => imported(odd)).toThrow(`Цены!${gate}: Рама ворот 4×4 м: 32505 — цена кратна 10, ближайшая 32510`);
  });

  test("for a value that a build would refuse", () => {
    const odd = withCell("Остальное", "limits.gates", number("-1"));
    const address = `D${rowOf("Остальное", "limits.gates")}`;
    expect(() => imported(odd)).toThrow(
      `Остальное!${address}: Ворот в расчёте не больше: найдено -1; допускается: целое`,
    );
  });

  test("for a height, with where heights are added", () => {
    const key = "roofs.dvuhskat.heights[0]";
    const address = `D${rowOf("Остальное", key)}`;
    expect(() => imported(withCell("Остальное", key, number("3300")))).toThrow(
      `исправьте (1):\nОстальное!${address}: Двускатный: 1-я высота, мм: найдено 3\u00a0300, такой высоты у крыши нет; ` +
        "верните 3150, а новую высоту добавьте на ценовом столе: «Новый размер»",
    );
  });

  test("for a pitch of frames that has no prices, once", () => {
    const key = "roofs.dvuhskat.pitch_m";
    expect(() => imported(withCell("Остальное", key, number("4")))).toThrow(
      `исправьте (1):\nОстальное!D${rowOf("Остальное", key)}: Двускатный: шаг рам, м: для шага рам 4 м в прайс-листе нет цен`,
    );
  });

  test("for a date: a release gives it", () => {
    const older = withCell("Остальное", "meta.version", inline("2027-05-20"));
    const address = `D${rowOf("Остальное", "meta.version")}`;
    expect(() => imported(older)).toThrow(`Остальное!${address}: Дата прайс-листа: дату прайс-листа ставит выпуск`);
  });

  test("for a workbook of the program that knew no former values", () => {
    const head = sharedText("Было");
    expect(() => imported(withText(head, "Значение"))).toThrow("таблица выгружена прежней программой");
  });

  test("for a sheet that is not read, such as a copy with edits", () => {
    expect(() => imported(withSheet("Цены (2)", strFromU8(unzipSync(exported)[FILES.Цены]!)))).toThrow(
      "лист «Цены (2)» не читается; удалите его",
    );
  });

  test("for a renamed sheet, of which it is not said that it may be deleted", () => {
    const files = unzipSync(exported);
    const xml = strFromU8(files["xl/workbook.xml"]!).replace("Цены", "Цены 2027");
    const renamed = zipSync({ ...files, "xl/workbook.xml": strToU8(xml) });
    expect(() => imported(renamed)).toThrow(
      /исправьте \(1\):\nнет листа «Цены»: теперь он назван «Цены 2027» — переименуйте его обратно/,
    );
  });

  test("for a column that is not read, such as one with new prices", () => {
    const row = rowOf("Цены", "prices.gate_frame");
    const broken = edited("Цены", (xml) =>
      xml.replace(rowXml(row), (found) => found.replace("</row>", `<c r="E${row}"><v>40000</v></c></row>`)),
    );
    expect(() => imported(broken)).toThrow("Цены!E1: столбец E без заголовка не читается");
  });

  test("for a number in a text's cell, as a date becomes one", () => {
    const broken = withCell("Остальное", "meta.version", number("46387"));
    const address = `D${rowOf("Остальное", "meta.version")}`;
    expect(() => imported(broken)).toThrow(`Остальное!${address}: Дата прайс-листа: найдено 46387; допускается: текст`);
  });

  test("for a row that was added", () => {
    const row = '<row r="900"><c r="A900" t="inlineStr"><is><t>prices.pool</t></is></c><c r="D900"><v>10</v></c></row>';
    const broken = edited("Цены", (xml) => xml.replace("</sheetData>", `${row}</sheetData>`));
    expect(() => imported(broken)).toThrow("Цены!A900: поля «prices.pool» в прайс-листе не было");
    const nameless = edited("Цены", (xml) =>
      xml.replace("</sheetData>", '<row r="900"><c r="D900"><v>10</v></c></row></sheetData>'),
    );
    expect(() => imported(nameless)).toThrow("Цены!A900: пустое имя поля");
  });

  test("for a row that stands twice", () => {
    const broken = edited("Цены", (xml) => {
      const row = rowOf("Цены", "prices.gate_frame");
      return xml.replace("</sheetData>", `${rowXml(row).exec(xml)![0].replaceAll(row, "900")}</sheetData>`);
    });
    expect(() => imported(broken)).toThrow(/Цены!A900: строка «Рама ворот 4×4 м» уже стоит в A\d+/);
  });

  test("for a row that is gone", () => {
    const broken = edited("Цены", (xml) => xml.replace(rowXml(rowOf("Цены", "prices.gate_frame")), ""));
    expect(() => imported(broken)).toThrow(
      "Лист «Цены»: нет строки Рама ворот 4×4 м (prices.gate_frame); строки не удаляйте",
    );
  });

  test("for columns in another order", () => {
    const broken = edited("Цены", (xml) => xml.replace(/<c r="D1"[^>]*>.*?<\/c>/s, ""));
    expect(() => imported(broken)).toThrow("Цены!D1: здесь должно стоять «Стало»");
  });

  test("for what a build would refuse beside a cell that cannot be read, and for a strange column, at once", () => {
    const cell = (key: string) => new RegExp(`<c r="D${rowOf("Остальное", key)}"[^>]*>.*?</c>`, "s");
    const broken = edited("Остальное", (xml) =>
      xml
        .replace(cell("limits.gates"), number("-1")(`D${rowOf("Остальное", "limits.gates")}`))
        .replace(cell("limits.doors"), inline("много")(`D${rowOf("Остальное", "limits.doors")}`))
        .replace(rowXml("1"), (found) => found.replace("</row>", `${inline("")("F1")}${number("7")("F2")}</row>`)),
    );
    expect(() => imported(broken)).toThrow(
      /исправьте \(3\):\nОстальное!F1: столбец F без заголовка.*\nОстальное!D\d+: Дверей .*«много».*\nОстальное!D\d+: Ворот .*: найдено -1/,
    );
  });

  test("and every problem is told at once", () => {
    const cell = (key: string) => new RegExp(`<c r="D${rowOf("Цены", key)}"[^>]*>.*?</c>`, "s");
    const broken = edited("Цены", (xml) =>
      xml.replace(cell("prices.decor"), "").replace(cell("prices.gate_frame"), ""),
    );
    expect(() => imported(broken)).toThrow(/исправьте \(2\)/);
  });

  test.each([
    ["no workbook", strToU8("Поле;Значение")],
    ["another archive", zipSync({ "a.xml": strToU8("<a/>") })],
    ["an empty file", new Uint8Array()],
  ])("as %s", (_, content) => {
    expect(() => imported(content)).toThrow("Это не файл Excel (.xlsx)");
  });
});

describe("what other programs write is read", () => {
  const file = (sheet: string, strings: string) =>
    zipSync({
      "xl/workbook.xml": strToU8(
        '<x:workbook xmlns:x="a" xmlns:r="b"><x:sheets><x:sheet name="Лист &amp; 1" r:id="rId7"/></x:sheets></x:workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/main.xml"/></Relationships>',
      ),
      "xl/sharedStrings.xml": strToU8(`<sst>${strings}</sst>`),
      "xl/worksheets/main.xml": strToU8(`<worksheet><sheetData><row r="2">${sheet}</row></sheetData></worksheet>`),
    });
  const cells: [title: string, cell: string, strings: string, value: unknown][] = [
    ["a shared text", '<c r="B2" t="s"><v>1</v></c>', "<si><t>нет</t></si><si><t>да &lt;</t></si>", "да <"],
    [
      "a text in several looks",
      '<c r="B2" t="s"><v>0</v></c>',
      "<si><r><t>Рама </t></r><r><t>ворот</t></r></si>",
      "Рама ворот",
    ],
    ["a reading above it", '<c r="B2" t="s"><v>0</v></c>', "<si><t>字</t><rPh><t>じ</t></rPh></si>", "字"],
    ["an inline text", '<c r="B2" t="inlineStr"><is><r><t>а</t></r><r><t>б</t></r></is></c>', "", "аб"],
    ["a number", '<c r="B2" s="3"><v>1.5E3</v></c>', "", 1500],
    ["an empty cell", '<c r="B2" s="3"/>', "", undefined],
  ];
  test.each(cells)("%s", (_, cell, strings, value) => {
    expect(readWorkbook(file(cell, strings)).get("Лист & 1")?.get("B2")).toEqual({
      value,
      isFormula: false,
      isError: false,
      isDate: false,
    });
  });
});

test("values change in any order and number, and nothing else does", () => {
  const numbers = fieldsOf(text).filter(({ value }) => typeof value === "number");
  const changed = withValues(
    text,
    numbers.map((field) => ({ field, value: Number(field.value) + 10 })),
  );
  expect(changed.replace(/\d+(\.\d+)?/g, "0")).toBe(text.replace(/\d+(\.\d+)?/g, "0"));
  const after = fieldsOf(changed).filter(({ value }) => typeof value === "number");
  expect(after.map(({ value }) => value)).toEqual(numbers.map(({ value }) => Number(value) + 10));
});
