import { letter, type Sheet } from "./book.ts";
import { heightsOf, widthsOf } from "./list-sheet.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, formula, heads, LINED } from "./styles.ts";

/** The sizes of the chosen roof, and which of them is the nearest to what was typed: of two the larger one. */
export function addNearestSizes(sheet: Sheet, source: Source): void {
  const { words, priceList } = source;
  const roofs = Object.values(priceList.roofs);
  const right = { ...LINED, align: "right" } as const;
  sheet.add();
  sheet.add(cell(words.checks.sizes, BOLD));
  const add = (what: string, text: string, name: string) =>
    sheet.add(cell(what, LINED), undefined, formula(text, right, name));
  add(words.list.roofHeads[0]!, "IFERROR(MATCH(typed_roof,roofs_names,0),1)", "roof_row");
  add(words.list.widthHeads[2]!, asked("width", "MIN(near_width_mm)"), "asked_width_mm");
  add(words.list.heightHeads[2]!, asked("height", "INDEX(roofs_default_height_mm,roof_row)"), "asked_height_mm");
  add(
    `${source.fields.length.label}, ${words.list.mm}`,
    "IF(ISNUMBER(typed_length),ROUND(typed_length*1000,3),0)",
    "asked_length_mm",
  );
  const first = "MATCH(roof,widths_roof,0)";
  add(words.checks.widths, `${first}-1+MATCH(width_mm,near_width_mm,0)`, "width_row");

  table(sheet, source, "width", Math.max(...roofs.map((roof) => widthsOf(roof).length)), "widths_label");
  table(sheet, source, "height", Math.max(...roofs.map((roof) => heightsOf(roof).length)));
}

/** What was typed in millimetres: from 1000 it is millimetres, below metres. */
const asked = (name: string, without: string): string =>
  `IF(ISNUMBER(typed_${name}),IF(typed_${name}<1000,ROUND(typed_${name}*1000,3),typed_${name}),${without})`;

function table(sheet: Sheet, { words }: Source, name: "width" | "height", count: number, labels?: string): void {
  sheet.add();
  sheet.add(cell(words.checks[`${name}s`], BOLD));
  heads(sheet, name === "width" ? words.checks.sizeHeads.slice(0, 5) : words.checks.sizeHeads);
  const from = sheet.next;
  for (let place = 1; place <= count; place++) {
    const row = sheet.next;
    const found = (column: string): string =>
      `IF(A${row}<=COUNTIF(${name}s_roof,roof),INDEX(${column},MATCH(roof,${name}s_roof,0)-1+A${row}),"")`;
    const away = `ABS(B${row}-asked_${name}_mm)`;
    // Called as buyers call it, a size is not rounded.
    const isCalled = `IF(ISNUMBER(typed_width),ROUND(C${row},6)=ROUND(typed_width,6),1=0)`;
    sheet.add(
      cell(place, LINED),
      formula(found(`${name}s_mm`), LINED),
      formula(labels ? found(labels) : `IF(B${row}="","",B${row}/1000)`, LINED),
      formula(`IF(B${row}="","",${labels ? `IF(${isCalled},-1,${away})` : away})`, LINED),
      formula(`IF(D${row}="","",IF(D${row}=MIN(near_${name}_away),B${row},""))`, LINED),
      ...(name === "height"
        ? [
            formula(
              `IF(B${row}="","",IF(B${row}/1000+wall_at_gates_m-height_m<rules_gate_min_wall_m-slack,"",B${row}))`,
              LINED,
            ),
          ]
        : []),
    );
  }
  const columns = [`near_${name}_mm`, `list_${name}`, `near_${name}_away`, `near_${name}`];
  columns.forEach((one, at) => sheet.call(one, letter(at + 1), from, sheet.next - 1));
  if (name === "height") sheet.call("heights_for_gates", "F", from, sheet.next - 1);
}
