import type { Cells } from "../formula/to-cells.ts";
import { inWords } from "../text/name-in-words.ts";
import { LAYOUT, type Group } from "../engine/rules/layout.ts";
import { quoted, type Book, type Sheet } from "./book.ts";
import { inNames } from "./quantities-sheet.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, FADED, formula, heads, LINED, QUANTITY, ROUBLES, SHADED, WRAPPED } from "./styles.ts";

const WIDTHS = [6, 44, 34, 48, 8, 10, 14, 16, 17, 8];
const LINE = 15;

/** Cells of the sections' sums. */
type Sums = Record<Group, string[]>;

/** Every position with its quantity, price and sum; the totals; and in which line of the bill each stands. */
export function positionsSheet(book: Book, source: Source, { rows }: Cells): void {
  const { words, priceList, rulesInWords } = source;
  const sheet = book.sheet(words.sheets.positions, {
    widths: WIDTHS,
    landscape: true,
    frozen: 3,
    repeated: [3, 3],
    lastPrinted: "I",
  });
  sheet.add(cell(words.positions.title, { ...BOLD, fontSize: 14 }));
  sheet.add(cell(words.positions.about, FADED));
  const head = heads(sheet, words.positions.heads, [5, 6, 7]);
  const numbered = (isThere: string): string => `IF(${isThere},MAX(J$${head}:J${sheet.next - 1})+1,"")`;
  const sums: Sums = { materials: [], works: [] };
  for (const section of Object.keys(priceList.sections) as unknown as (keyof typeof priceList.sections)[]) {
    const own = rows.filter(({ row }) => row.num.startsWith(`${section}.`));
    if (own.length === 0) continue;
    const at = sheet.next;
    sums[LAYOUT.groupOf(`${section}.`) as Group].push(`H${at}`);
    sheet.add(
      cell(`${section}.`, SHADED),
      cell(priceList.sections[section], SHADED),
      ...[0, 1, 2, 3, 4].map(() => cell("", SHADED)),
      formula(`SUM(H${at + 1}:H${at + own.length})`, { ...SHADED, format: ROUBLES }, `section_${section}`),
      cell("", SHADED),
      formula(numbered(`H${at}>0`), FADED),
    );
    for (const { row, tenths, price, estimate } of own) {
      const line = sheet.next;
      const { when, qty, num, key } = row;
      const position = priceList.positions[key]!;
      const inHangars = when ? rulesInWords.condition(when) : words.positions.always;
      const of = rulesInWords.quantity(qty);
      const lines = Math.max(1, Math.ceil(inHangars.length / 34), Math.ceil(of.length / 48));
      const style = { ...LINED, alignVertical: "top" } as const;
      const status = estimate
        ? `IF(${inNames(estimate)},${quoted(words.positions.preliminary)},${quoted(words.positions.confirmed)})`
        : quoted(words.positions.confirmed);
      sheet.add(
        cell(num, { ...style, height: LINE * lines }),
        cell(inWords(position.name), { ...style, wrap: true }),
        cell(inHangars, { ...LINED, ...WRAPPED, ...FADED }),
        cell(of, { ...LINED, ...WRAPPED, ...FADED }),
        cell(position.unit, style),
        formula(`IF(ok=1,${inNames(tenths)},0)/10`, { ...style, format: QUANTITY }),
        formula(`IF(F${line}>0,${inNames(price)},"")`, { ...style, format: ROUBLES }),
        formula(`IF(F${line}>0,ROUND(G${line}*F${line},2),0)`, { ...style, format: ROUBLES }),
        formula(`IF(F${line}>0,${status},"")`, { ...style, align: "left", indent: 1 }),
        formula(numbered(`F${line}>0`), FADED),
      );
    }
  }
  addTotals(sheet, source, sums, numbered);
  const columns = { num: "A", name: "B", unit: "E", qty: "F", price: "G", sum: "H", status: "I", line: "J" };
  for (const [name, column] of Object.entries(columns)) {
    sheet.call(`position_${name}`, column, head + 1, sheet.next - 1);
  }
  sheet.looks.push({
    range: [`A${head + 1}`, `I${sheet.next - 1}`],
    when: `$J${head + 1}=""`,
    style: { textColor: "#9AA5AF" },
  });
}

function addTotals(sheet: Sheet, source: Source, sums: Sums, numbered: (isThere: string) => string): void {
  const { words } = source;
  const { calculator, positions } = words;
  const add = (title: string | { formula: string }, text: string, name: string, isThere: string): void => {
    sheet.add(
      cell("", SHADED),
      cell(title, SHADED),
      ...[0, 1, 2, 3, 4].map(() => cell("", SHADED)),
      formula(`IF(ok=1,${text},"")`, { ...SHADED, format: ROUBLES }, name),
      cell("", SHADED),
      formula(numbered(isThere), FADED),
    );
  };
  const all = (cells: readonly string[]): string => cells.join("+") || "0";
  add(calculator.materials, all(sums.materials), "materials_sum", "ok=1");
  add(calculator.works, all(sums.works), "works_sum", "IF(ok=1,works_sum>0,1=0)");
  add(calculator.total, "materials_sum+works_sum", "total_with_vat", "ok=1");
  add(
    calculator.vat(Math.round(source.priceList.meta.vat_rate * 100)),
    "ROUND(total_with_vat*vat_percent/(100+vat_percent),0)",
    "vat_included",
    "ok=1",
  );
  // Whole tenths of a metre: half a rouble is told apart exactly.
  add(calculator.perM2, "ROUND(total_with_vat*10/ROUND(area_m2*10,0),0)", "price_per_m2", "ok=1");
  add(
    {
      formula:
        `${quoted(`${positions.manager}, `)}&SUBSTITUTE(ROUND(100*manager_percent,2),"-","−")&${quoted(words.ofPercent)}` +
        '&IF(OR(typed_manager_note="",manager_sum<>0),"",": "&typed_manager_note)',
    },
    "ROUND(total_with_vat*manager_percent,0)",
    "manager_part",
    "AND(ok=1,manager_percent<>0)",
  );
  add(
    {
      formula: `IF(typed_manager_note="",${quoted(positions.managerSum)},typed_manager_note&${quoted(positions.byManager)})`,
    },
    "manager_sum",
    "manager_added",
    "AND(ok=1,manager_sum<>0)",
  );
  add(
    positions.managerTotal,
    "total_with_vat+manager_part+manager_added",
    "manager_total",
    "AND(ok=1,OR(manager_percent<>0,manager_sum<>0))",
  );
}
