import type { OptionGroup } from "../options/words.ts";
import { capitalized, uncapitalized } from "../text/format.ts";
import { quoted, type Book, type Cell, type Content, type Sheet, type Validation } from "./book.ts";
import { SIZES } from "./checks-sheet.ts";
import type { Option, Source } from "./source.ts";
import { MOST_STATEMENTS } from "./statements.ts";
import { across, BOLD, cell, FADED, formula, ROUBLES, SHADED, TYPED } from "./styles.ts";

/** What stands in the cells that are typed in, by the names of the fields; what is not here is empty. */
export type Typed = Readonly<Partial<Record<string, string | number>>>;

const WIDTHS = [36, 30, 6, 81, 3];
const LAST = 4;
/** Of a line and of a field, in points. */
const LINE = 15;
const FIELD = 18;
const CENTRED = { alignVertical: "center" } as const;
const BESIDE = { ...CENTRED, align: "left", indent: 1 } as const;

const RED = "#B42318";
const BROWN = "#8A5A00";
const GREY = "#9AA5AF";
const LINK = { textColor: "#0B57D0", textDecoration: { underline: true } } as const;

/** The sheet that is typed in: fields with what is to be said beside each, the total always in view. */
export function calculatorSheet(book: Book, source: Source, typed: Typed): void {
  const { words } = source;
  const sheet = book.sheet(words.sheets.calculator, {
    widths: WIDTHS,
    frozen: 6,
    lastPrinted: "D",
    hidden: 5,
    pages: 1,
  });
  addHead(sheet, source);
  const first = sheet.next;
  addGroup(sheet, words.calculator.sizes);
  for (const name of SIZES) addSize(sheet, source, name, typed[name]);
  const groups = new Map<OptionGroup, Option[]>();
  for (const option of source.options.filter((one) => !source.isAbsent(one))) {
    const group = source.groupOf(option);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  for (const [group, options] of groups) {
    addGroup(sheet, words.calculator.groups[group]);
    for (const option of options) addOption(sheet, source, option, typed[option.name]);
  }
  addLooks(sheet, first, sheet.next - 1);
  addFigures(sheet, source);
  addManager(sheet, source, typed);
  addStatements(sheet, source);
}

const wide = (content: Content, style = {}): (Cell | undefined)[] =>
  across(cell(content, { wrap: true, alignVertical: "top", ...style }), LAST);

function addHead(sheet: Sheet, { words, manufacturer, priceList, told, baseUrl, lang }: Source): void {
  const { calculator } = words;
  const { version, valid_until } = priceList.meta;
  sheet.add(
    ...wide(`${calculator.title} — ${manufacturer.brand}, ${manufacturer.phone}`, {
      ...BOLD,
      fontSize: 14,
      height: 24,
    }),
  );
  const text = calculator.list(told.date(version), valid_until && told.date(valid_until));
  if (valid_until === undefined) sheet.add(...wide(text, FADED));
  else {
    const fresh = `${calculator.expired}${baseUrl}/calculator.xlsx${lang === "ru" ? "" : `?lang=${lang}`}`;
    const [year, month, day] = valid_until.split("-").map(Number);
    sheet.add(
      ...wide({ formula: `IF(TODAY()>DATE(${year},${month},${day}),${quoted(fresh)},${quoted(text)})` }, FADED),
    );
  }
  sheet.add(...wide(calculator.start, FADED));
  const total = { ...BOLD, fontSize: 20, height: 34, alignVertical: "center" } as const;
  sheet.add(
    cell(calculator.total, { ...BOLD, fontSize: 14, alignVertical: "center" }),
    formula(`IF(ok=1,total_with_vat,${quoted(calculator.noTotal)})`, {
      ...total,
      format: ROUBLES,
      align: "right",
      columnSpan: 2,
    }),
    undefined,
    formula("IF(ok=1,sizes_in_words,first_problem)", { wrap: true, alignVertical: "center", indent: 1, align: "left" }),
    formula("IF(ok=1,0,2)", FADED),
  );
  const sum = { format: ROUBLES, align: "right", columnSpan: 2 } as const;
  sheet.add(
    cell(calculator.vat(Math.round(priceList.meta.vat_rate * 100)), FADED),
    formula('IF(ok=1,vat_included,"")', sum),
    undefined,
    formula(`IF(has_estimates=1,${quoted(calculator.preliminary)},"")`, { textColor: BROWN, indent: 1, align: "left" }),
  );
  const isShort = "LEN(link)<256";
  const label = `IF(ok=0,${quoted(calculator.service)},IF(${isShort},${quoted(calculator.open)},${quoted(calculator.copy)}))`;
  const open = `HYPERLINK(IF(${isShort},link,${quoted(`${baseUrl}/`)}),${label})`;
  sheet.add(
    cell(calculator.perM2, FADED),
    formula('IF(ok=1,price_per_m2,"")', sum),
    undefined,
    formula(open, { ...LINK, indent: 1, align: "left" }),
  );
  sheet.looks.push({ range: ["A4", "D4"], when: "$E$4=2", style: { textColor: RED } });
}

const addGroup = (sheet: Sheet, title: string): number =>
  sheet.add(cell(title, SHADED), ...[1, 2, 3].map(() => cell("", SHADED)));

interface FieldCells {
  name: string;
  label: string;
  unit?: string;
  /** Formulas. */
  hint: string;
  problem?: string;
}

/** A field: what it is, where it is typed, and what is to be said of it. */
function addField(
  sheet: Sheet,
  { name, label, unit = "", hint, problem = `problem_${name}` }: FieldCells,
  content: Content = "",
): string {
  const row = sheet.next;
  sheet.add(
    cell(label, { ...CENTRED, height: FIELD }),
    cell(content, TYPED, `typed_${name}`),
    cell(unit, { ...FADED, ...BESIDE }),
    formula(`IF(${problem}<>"",${problem},IF(note_${name}<>"",note_${name},${hint}))`, { ...FADED, ...BESIDE }),
    formula(`IF(${problem}<>"",2,IF(has_${name}=0,1,IF(note_${name}<>"",3,0)))`, FADED),
  );
  return `B${row}`;
}

function addSize(sheet: Sheet, source: Source, name: (typeof SIZES)[number], content?: Content): void {
  const { fields, words, priceList, told } = source;
  const { label, hint } = fields[name];
  const { min_m, max_m } = priceList.length;
  const offered = (of: string): string => `${quoted(`${hint}. ${words.offered}`)}&INDEX(roofs_${of}_text,roof_row)`;
  const bounds = words.problems.length(told.metres([min_m]), told.metres([max_m]));
  const said = {
    roof: quoted(hint),
    width: offered("widths"),
    height: `${offered("heights")}&IF(typed_height="",${quoted(words.byDefault)}&height_mm/1000&${quoted(` ${words.metres}`)},"")`,
    length: quoted(`${hint}. ${capitalized(bounds)}`),
  }[name];
  const at = addField(sheet, { name, label, unit: name === "roof" ? "" : words.metres, hint: said }, content);
  const rules: Record<typeof name, Omit<Validation, "cell">> = {
    roof: { list: "roofs_names", refusal: words.problems.refused + words.calculator.chooseAny },
    width: { list: "list_width", prompt: words.calculator.chooseSize },
    height: { list: "list_height", prompt: words.calculator.chooseSize },
    length: { decimal: [min_m, max_m], refusal: `${label}: ${uncapitalized(bounds)}.` },
  };
  sheet.validations.push({ cell: at, ...rules[name] });
}

function addOption(sheet: Sheet, source: Source, option: Option, content?: Content): void {
  const { fields, words, limitOf, choiceWord } = source;
  const { name, row, byDefault } = option;
  const { label, hint } = fields[name];
  const usual = row.kind === "flag" ? words.no : row.kind === "count" ? 0 : choiceWord(name, byDefault);
  const isCount = row.kind === "count";
  const field = { name, label, unit: isCount ? words.pieces : "", hint: quoted(hint) };
  const at = addField(sheet, isCount ? { ...field, problem: problemOf(name) } : field, content ?? usual);
  const refusal = words.problems.refused;
  if (row.kind === "count") {
    const most = limitOf(name);
    const told = `${label}: ${words.problems.count(most)}.`;
    sheet.validations.push({ cell: at, whole: [0, most], refusal: told });
    return;
  }
  const list = row.kind === "flag" ? "list_yes_no" : `list_${name}`;
  sheet.validations.push({ cell: at, list, refusal: refusal + words.calculator.chooseAny });
}

/** Openings for which there is no room are told where they are typed. */
const problemOf = (name: string): string =>
  `(problem_${name}${name === "gates" ? "&problem_gates_fit" : ""}&IF(${name}>0,problem_openings,""))`;

/** What has no effect is grey, what is wrong red, what is counted otherwise than it was typed told in brown. */
function addLooks(sheet: Sheet, first: number, last: number): void {
  const look = (column: string, state: number, style: (typeof sheet.looks)[number]["style"]): void =>
    void sheet.looks.push({ range: [`${column}${first}`, `D${last}`], when: `$E${first}=${state}`, style });
  look("A", 1, { textColor: GREY, backgroundColor: "#F1F3F4" });
  look("A", 2, { textColor: RED });
  look("D", 3, { textColor: BROWN });
}

function addFigures(sheet: Sheet, { words, priceList }: Source): void {
  const { calculator } = words;
  sheet.add();
  const right = { align: "right" } as const;
  const add = (what: string, name: string, format?: string) =>
    sheet.add(cell(what), formula(`IF(ok=1,${name},"")`, { ...right, ...(format && { format }) }));
  add(calculator.materials, "materials_sum", ROUBLES);
  add(calculator.works, "works_sum", ROUBLES);
  add(calculator.frames, "frames");
  add(calculator.area, "area_m2");
  const sections = Object.entries(priceList.sections).filter(([section]) =>
    priceList.formulas!.rows.some(({ num }) => num.startsWith(`${section}.`)),
  );
  const named = sections.map(
    ([section, title]) => `IF(section_${section}>0,${quoted(`, ${uncapitalized(title)}`)},"")`,
  );
  sheet.add(
    ...wide({ formula: `IF(ok=1,${quoted(`${calculator.inPrice}: `)}&MID(${named.join("&")},3,300),"")` }, BOLD),
  );
}

function addManager(sheet: Sheet, { words }: Source, typed: Typed): void {
  const { manager } = words.calculator;
  sheet.add();
  addGroup(sheet, manager.title);
  sheet.add(...wide(manager.about, FADED));
  const add = (name: string, label: string, hint: string, format?: string): string => {
    const row = sheet.next;
    sheet.add(
      cell(label, { ...CENTRED, height: FIELD }),
      cell(typed[name] ?? "", { ...TYPED, ...(format && { format }) }, `typed_${name}`),
      undefined,
      cell(hint, { ...FADED, ...BESIDE }),
    );
    return `B${row}`;
  };
  const percent = add("manager_percent", manager.percent, manager.percentHint, "0.0%");
  sheet.validations.push({ cell: percent, decimal: [-1, 10], refusal: manager.refusal });
  const sum = add("manager_sum", manager.sum, manager.sumHint, ROUBLES);
  sheet.validations.push({ cell: sum, decimal: [-1e9, 1e9], refusal: manager.refusal });
  add("manager_note", manager.note, manager.noteHint);
  sheet.add(
    cell(manager.total, BOLD),
    formula('IF(ok=1,IF(OR(manager_percent<>0,manager_sum<>0),manager_total,""),"")', {
      ...BOLD,
      format: ROUBLES,
      align: "right",
    }),
    undefined,
    cell(manager.totalHint, { ...FADED, ...BESIDE }),
  );
}

function addStatements(sheet: Sheet, source: Source): void {
  const { words, baseUrl } = source;
  const { calculator } = words;
  sheet.add();
  addGroup(sheet, calculator.notInPrice);
  for (let line = 1; line <= MOST_STATEMENTS; line++) {
    sheet.add(...wide({ formula: `IFERROR(INDEX(statement_texts,MATCH(${line},statement_numbers,0)),"")` }));
  }
  sheet.add();
  sheet.add(
    ...wide({ formula: `HYPERLINK(${quoted(`${baseUrl}/`)},${quoted(`${calculator.service}: ${baseUrl}/`)})` }, LINK),
  );
  sheet.add(...wide({ formula: 'IF(LEN(link)<256,"",link)' }, { ...FADED, height: 3 * LINE }));
}
