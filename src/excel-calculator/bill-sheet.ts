import { letter, quoted, type Book } from "./book.ts";
import { across, BOLD, cell, FADED, formula, heads, QUANTITY, ROUBLES } from "./styles.ts";
import type { Source } from "./source.ts";

const TOP = { alignVertical: "top" } as const;
const WIDTHS = [6, 60, 8, 14, 10, 17, 17, 6];

/** What this hangar has, one line under the other, as it is handed to a client. */
export function billSheet(book: Book, source: Source, lines: number): void {
  const { words, manufacturer, told, priceList } = source;
  const sheet = book.sheet(words.sheets.bill, {
    widths: WIDTHS,
    frozen: 5,
    repeated: [5, 5],
    lastPrinted: "G",
    hidden: 8,
  });
  sheet.add(...across(cell(`${manufacturer.brand} · ${manufacturer.phone}`, BOLD), 7));
  sheet.add(...across(cell(words.bill.title, { ...BOLD, fontSize: 14, height: 24 }), 7));
  const wide = { wrap: true, alignVertical: "top", height: 60 } as const;
  const rounded = ["width", "height", "length"].map((size) => `IF(note_${size}="","",". "&note_${size})`).join("&");
  sheet.add(...across(formula(`IF(ok=1,in_words&${rounded},${quoted(words.bill.none)})`, wide), 7));
  const { version, valid_until } = priceList.meta;
  const list = words.calculator.list(told.date(version), valid_until && told.date(valid_until));
  sheet.add(
    ...across(cell(`${list} ${words.bill.without}`, { ...FADED, wrap: true, alignVertical: "top", height: 30 }), 7),
  );
  const head = heads(sheet, words.bill.heads, [3, 4, 5]);
  for (let line = 1; line <= lines; line++) {
    const row = sheet.next;
    const of = (name: string): string => `INDEX(position_${name},$H${row})`;
    const found = (name: string): string => `IF($H${row}=0,"",${of(name)})`;
    // What has no unit is a heading or a total.
    const counted = (name: string): string => `IF($H${row}=0,"",IF(${of("unit")}="","",${of(name)}))`;
    sheet.add(
      formula(`IF($H${row}=0,"",IF(${of("num")}="","",${of("num")}))`, TOP),
      formula(found("name"), { ...TOP, wrap: true }),
      formula(counted("unit"), TOP),
      formula(counted("price"), { ...TOP, format: ROUBLES, align: "right" }),
      formula(counted("qty"), { ...TOP, format: QUANTITY, align: "right" }),
      formula(`IF($H${row}=0,"",IF(C${row}="",${of("sum")},ROUND(D${row}*E${row},2)))`, { ...TOP, format: ROUBLES }),
      formula(counted("status"), { ...TOP, align: "left", indent: 1 }),
      formula(`IFERROR(MATCH(${line},position_line,0),0)`, FADED),
    );
  }
  const last = sheet.next - 1;
  const range = [`A${head + 1}`, `${letter(6)}${last}`] as const;
  const first = head + 1;
  const total = `OR($B${first}=${quoted(words.calculator.total)},$B${first}=${quoted(words.positions.managerTotal)})`;
  sheet.looks.push(
    { range, when: total, style: { fontWeight: "bold", backgroundColor: "#CFE3F5" } },
    { range, when: `AND($H${first}>0,$C${first}="")`, style: { fontWeight: "bold", backgroundColor: "#E9EDF0" } },
    { range, when: `$H${first}>0`, style: { bottomBorderColor: "#D8DFE5", bottomBorderStyle: "thin" } },
  );
}
