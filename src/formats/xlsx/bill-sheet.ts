import type { CalcResponse, Line } from "hangar-engine";
import { dateInWords } from "../../text/date-in-words.ts";
import { linkById } from "../../text/link-by-id.ts";
import { vatPercent } from "../../text/vat-in-words.ts";
import { type Spoken, spokenBy } from "../spoken.ts";
import {
  COLUMNS,
  fact,
  factText,
  heading,
  lined,
  nameText,
  percent,
  quantity,
  roubles,
  text,
  wideText,
} from "./sheet-cells.ts";
import { SheetWriter } from "./sheet-writer.ts";

type Position = Extract<Line, { group: false }>;

const BOLD = { fontWeight: "bold" } as const;
const SHADED = { ...BOLD, backgroundColor: "#E9EDF0" } as const;

/** Cells of the header that formulas of the bill lean on. */
interface Facts {
  vat: string;
  area: string;
}

/** The bill as a spreadsheet that goes on explanation: change a price or a quantity, and sums, total and VAT follow. */
export function billSheet(body: CalcResponse, leftOut: readonly string[], spoken = spokenBy()): SheetWriter {
  const sheet = new SheetWriter();
  const facts = addHeader(sheet, body, spoken);
  addBill(sheet, body, facts, leftOut, spoken);
  addNotes(sheet, body, spoken);
  return sheet;
}

function addHeader(sheet: SheetWriter, body: CalcResponse, { texts, configurationInWords }: Spoken): Facts {
  const { workbook, lang } = texts;
  const { provider } = body;
  sheet.add(
    heading(provider.brand, 14),
    wideText(`${body.manufacturer} · ${provider.phone} · ${provider.website}`),
    [],
    heading(workbook.title(body.calculation_id), 16),
    wideText(`${workbook.priced(body.request.panels)}: ${configurationInWords(body)}`),
    [],
    fact(workbook.prices, text(dateInWords(body.prices_version, lang))),
  );
  const vat = `C${sheet.next}`;
  sheet.add(fact(workbook.vat, percent(vatPercent(body.vat_rate))));
  const area = `C${sheet.next}`;
  sheet.add(
    fact(workbook.area, quantity(body.result.area_m2)),
    fact(workbook.frames, quantity(body.result.frames)),
    fact(workbook.openAgain, factText(linkById(body))),
    [],
  );
  return { vat, area };
}

function addBill(
  sheet: SheetWriter,
  { result, price_per_m2_with_vat, vat_rate }: CalcResponse,
  facts: Facts,
  leftOut: readonly string[],
  { texts: { workbook } }: Spoken,
): void {
  const right = { align: "right", ...SHADED } as const;
  sheet.add(COLUMNS.map(([name], at) => text(workbook.columns[name], at >= 3 && at <= 5 ? right : SHADED)));

  const materials: string[] = [];
  const works: string[] = [];
  const sections = [...sectionsOf(result.materials, materials), ...sectionsOf(result.works, works)];
  // Works are section 6, between those of materials.
  sections.sort((a, b) => Number(a.heading.num) - Number(b.heading.num));
  for (const { heading, positions, subtotals } of sections)
    subtotals.push(addSection(sheet, heading, positions, workbook));

  const add = (name: string, expression: string, value: number): string => {
    const sum = sheet.formula("F", expression, value);
    sheet.add(lined([text(""), text(name), text(""), text(""), text(""), sum, text("")], SHADED));
    return `F${sheet.next - 1}`;
  };
  const parts = [add(workbook.materials, materials.join("+"), result.materials_sum)];
  if (works.length > 0) parts.push(add(workbook.works, works.join("+"), result.works_sum));
  const total = add(workbook.total, parts.join("+"), result.total_with_vat);
  sheet.add(...leftOut.map((sentence) => wideText(sentence, BOLD)));
  const { vat, area } = facts;
  add(workbook.including(vat_rate), `ROUND(${total}*${vat}/(100+${vat}),0)`, result.vat_included);
  add(workbook.perSquareMetre, `ROUND(${total}/${area},0)`, price_per_m2_with_vat);
}

interface Section {
  heading: Line;
  positions: readonly Position[];
  /** Where the address of its subtotal goes. */
  subtotals: string[];
}

function sectionsOf(lines: readonly Line[], subtotals: string[]): Section[] {
  return lines.flatMap((heading, at) => {
    if (!heading.group) return [];
    const next = lines.findIndex(({ group }, later) => later > at && group);
    const positions = lines.slice(at + 1, next === -1 ? undefined : next).filter((one) => !one.group);
    return [{ heading, positions, subtotals }];
  });
}

/** A section with its positions and its subtotal; the address of the subtotal. */
function addSection(
  sheet: SheetWriter,
  { num, name }: Line,
  positions: readonly Position[],
  workbook: Spoken["texts"]["workbook"],
): string {
  sheet.add(lined([text(num), text(name)], BOLD));
  const first = sheet.next;
  for (const position of positions) {
    // The price list counts in whole roubles and tenths of a unit; rounded to kopecks, their product is exact.
    const sum = sheet.formula("F", `ROUND(D${sheet.next}*E${sheet.next},2)`, position.sum);
    sheet.add(
      lined([
        text(position.num),
        nameText(workbook.position(position.name)),
        text(position.unit),
        roubles(position.price),
        quantity(position.qty),
        sum,
        text(workbook.statuses[position.status]),
      ]),
    );
  }
  const all = positions.reduce((sum, position) => sum + position.sum, 0);
  const subtotal = sheet.formula("F", `SUM(F${first}:F${sheet.next - 1})`, all);
  sheet.add(lined([text(""), text(workbook.subtotal(name)), text(""), text(""), text(""), subtotal], BOLD), []);
  return `F${sheet.next - 2}`;
}

function addNotes(sheet: SheetWriter, body: CalcResponse, { texts: { workbook }, readWarning }: Spoken): void {
  // A buyer reads of prices what the column says of them.
  const warnings = body.warnings.map((warning) => readWarning(warning).text);
  const notes = [
    ...(body.normalization_notes ?? []),
    workbook.disclaimer(body.disclaimer),
    body.production_time_text,
    workbook.statusesExplained,
    body.numbering_note,
    body.calculation_id_note.replace("calculation_id", workbook.calculationId),
  ];
  sheet.add(
    [],
    heading(workbook.notIncluded, 12),
    ...warnings.map((text) => wideText(text)),
    [],
    heading(workbook.notes, 12),
    ...notes.map((note) => wideText(note)),
  );
}
