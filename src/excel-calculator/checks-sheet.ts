import { unmetText } from "../engine/warnings.ts";
import type { Lack, OptionName } from "../options/options.ts";
import { quoted, type Book, type Sheet } from "./book.ts";
import { addInWords } from "./in-words.ts";
import { addLists } from "./lists.ts";
import type { Option, Source } from "./source.ts";
import { addStatements } from "./statements.ts";
import { BOLD, cell, FADED, formula, heads, LINED } from "./styles.ts";
import { addNearestSizes } from "./nearest-sizes.ts";
import { SLACK } from "../formula/runtime.ts";

/** What is chosen besides the options. */
export const SIZES = ["roof", "width", "length", "height"] as const;

/** What is known of a field as it was typed; formulas of text but `has`. */
interface Checked {
  name: string;
  what: string;
  counted: string;
  /** What formulas call what is counted, where that is not the field's own name. */
  as?: string;
  /** Of no cell that is typed in. */
  isWorkedOut?: true;
  has?: string;
  wrong: string;
  note?: string;
}

/**
 * What was typed, what of it is counted, and what is wrong; then whatever that takes. What is wrong is counted as something
 * that is not: without a price formulas have no errors.
 */
export function checksSheet(book: Book, source: Source): void {
  const { words } = source;
  const sheet = book.sheet(words.sheets.checks, { widths: [44, 24, 24, 12, 44, 30, 44], landscape: true, frozen: 3 });
  sheet.add(cell(words.checks.title, { ...BOLD, fontSize: 14 }));
  sheet.add(cell(words.checks.about, FADED));
  heads(sheet, words.checks.heads);
  const fields = [...sizes(source), ...source.options.map((option) => checkedOption(option, source))];
  let before: number | undefined;
  for (const field of fields) before = addChecked(sheet, field, before);
  for (const place of room(source)) {
    // Of what is wrong itself nothing more is to be said.
    before = addChecked(sheet, { ...place, wrong: `IF(F${before}<>"","",${place.wrong})` }, before);
  }
  sheet.add();
  sheet.add(cell(words.checks.all, LINED), undefined, formula('IF(first_problem="",1,0)', LINED, "ok"));
  sheet.add(cell(words.checks.slack, LINED), undefined, cell(SLACK, LINED, "slack"));
  book.call("first_problem", sheet, `F${before}`);
  addInWords(sheet, source);
  addNearestSizes(sheet, source);
  addStatements(sheet, source);
  addLists(sheet, source);
}

function addChecked(sheet: Sheet, field: Checked, before: number | undefined): number {
  const { name, what, counted, as = name, isWorkedOut, has = "1", wrong, note = '""' } = field;
  const row = sheet.next;
  const own = `IF(E${row}="","",A${row}&": "&E${row})`;
  return sheet.add(
    cell(what, LINED),
    formula(isWorkedOut ? '""' : `IF(typed_${name}="","",typed_${name})`, { ...LINED, align: "right" }),
    formula(counted, { ...LINED, align: "right" }, as),
    formula(has, LINED, `has_${name}`),
    formula(wrong, LINED, `problem_${name}`),
    formula(before === undefined ? own : `IF(F${before}<>"",F${before},${own})`, { ...LINED, ...FADED }),
    formula(note, LINED, `note_${name}`),
  );
}

function sizes({ words, fields, told, priceList }: Source): Checked[] {
  const { problems } = words;
  const { min_m, max_m } = priceList.length;
  const metres = (value: number): string => told.metres([value]);
  const missing = quoted(problems.missing);
  const noNumber = (name: string): string => `NOT(ISNUMBER(typed_${name}))`;
  const beyond = (name: "width" | "height"): string => {
    const typed = `asked_${name}_mm`;
    const room = "1000*rounding_beyond_m";
    const isOut = `AND(MIN(near_${name}_away)>=0,OR(${typed}<MIN(near_${name}_mm)-${room},${typed}>MAX(near_${name}_mm)+${room}))`;
    const offered = `INDEX(roofs_${name}s_text,roof_row)`;
    return `IF(${isOut},${quoted(problems.noSize)}&${offered}&${quoted(problems.beyond(metres(priceList.rounding.beyond_m)))},"")`;
  };
  const rounded = (name: "width" | "height"): string =>
    `IF(AND(problem_${name}="",ISNUMBER(typed_${name}),MIN(near_${name}_away)>0),${said(words.rounded[name], `asked_${name}_mm/1000`, `${name}_mm/1000`)},"")`;
  const bounds = problems.length(metres(min_m), metres(max_m));
  return [
    {
      name: "roof",
      what: fields.roof.label,
      counted: "INDEX(roofs_names,roof_row)",
      wrong: `IF(typed_roof="",${missing},IF(ISNA(MATCH(typed_roof,roofs_names,0)),${quoted(problems.choose)},""))`,
    },
    {
      name: "width",
      as: "width_mm",
      what: fields.width.label,
      counted: "MAX(near_width)",
      wrong: `IF(typed_width="",${missing},IF(${noNumber("width")},${quoted(problems.number)},${beyond("width")}))`,
      note: rounded("width"),
    },
    {
      name: "length",
      as: "length_cm",
      what: fields.length.label,
      counted: 'IF(problem_length="",INT((asked_length_mm+5)/10),100*length_min_m)',
      wrong:
        `IF(typed_length="",${missing},IF(${noNumber("length")},${quoted(problems.number)},` +
        `IF(OR(typed_length<length_min_m,typed_length>length_max_m),IF(typed_length>=1000,${quoted(problems.lengthInMetres)},"")&${quoted(bounds)},"")))`,
      note: `IF(AND(problem_length="",asked_length_mm<>10*length_cm),${said(words.rounded.length, "asked_length_mm/1000", "length_cm/100")},"")`,
    },
    {
      name: "height",
      as: "height_mm",
      what: fields.height.label,
      counted: "MAX(near_height)",
      wrong: `IF(typed_height="","",IF(${noNumber("height")},${quoted(problems.number)},${beyond("height")}))`,
      note: rounded("height"),
    },
  ];
}

const said = ([start, used, end]: readonly [string, string, string], from: string, to: string): string =>
  `${quoted(start)}&${from}&${quoted(used)}&${to}&${quoted(end)}`;

function checkedOption(option: Option, source: Source): Checked {
  const { name, row, byDefault } = option;
  const { words, fields, limitOf, isAbsent } = source;
  const what = fields[name].label;
  const typed = `typed_${name}`;
  if (isAbsent(option)) {
    const word =
      source.choicesOf(name).length > 0 ? quoted(source.choiceWord(name, byDefault)) : String(Number(byDefault));
    return { name, what, isWorkedOut: true, counted: word, has: "0", wrong: '""' };
  }
  const has = effectOf(option);
  const counts = has === "1" ? "" : `has_${name}=1,`;
  const common = { name, what, has, note: noteOf(option, source) };
  const chosen = (list: string): string =>
    `IF(${typed}="","",IF(ISNA(MATCH(${typed},${list},0)),${quoted(words.problems.choose)},""))`;
  if (row.kind === "flag") {
    const yes = `${typed}=${quoted(words.yes)}`;
    return {
      ...common,
      counted: `IF(${counts === "" ? yes : `AND(${counts}${yes})`},1,0)`,
      wrong: chosen("list_yes_no"),
    };
  }
  if (row.kind === "count") {
    const most = limitOf(name);
    const isWrong = `IF(ISNUMBER(${typed}),OR(${typed}<0,${typed}>limit_${name},${typed}<>INT(${typed})),TRUE())`;
    return {
      ...common,
      counted: `IF(AND(problem_${name}="",ISNUMBER(${typed})),${typed},0)`,
      wrong: `IF(${typed}="","",IF(${isWrong},${quoted(words.problems.count(most))},""))`,
    };
  }
  const isDigit = row.kind === "digit";
  const usual = isDigit ? String(byDefault) : quoted(source.choiceWord(name, byDefault));
  const value = isDigit ? `INDEX(list_${name}_values,MATCH(${typed},list_${name},0))` : typed;
  return {
    ...common,
    counted: `IF(AND(${counts}problem_${name}="",${typed}<>""),${value},${usual})`,
    wrong: chosen(`list_${name}`),
  };
}

const NEEDS = { gates: "gates>0", panels: "panels=1" } as const;
/** What of roof and width an option takes: of these only the lists tell. */
const ONLY: Readonly<Record<Exclude<Lack, keyof typeof NEEDS>, string>> = {
  only_attached: "roof_attached=1",
  only_solid: "INDEX(widths_truss_demountable,width_row)>0",
};
const onlyOf = (lack: Lack): string => ONLY[lack as keyof typeof ONLY];

/** Whether an option changes anything. */
function effectOf({ needs, only }: Option): string {
  const all = [...(needs ? [NEEDS[needs]] : []), ...(only ? [onlyOf(only.lack)] : [])];
  if (all.length === 0) return "1";
  return `IF(${all.length === 1 ? all[0] : `AND(${all.join(",")})`},1,0)`;
}

/** What is said of an option that was chosen and changes nothing. */
function noteOf({ name, row, needs, only, byDefault }: Option, source: Source): string {
  const { language, words } = source;
  if (!needs && !only) return '""';
  const typed = `typed_${name}`;
  const isChosen =
    row.kind === "flag"
      ? `${typed}=${quoted(words.yes)}`
      : `AND(${typed}<>"",${typed}<>${quoted(source.choiceWord(name, byDefault))})`;
  const ofNeeds = needs && quoted(unmetText(name, needs, [], language));
  const ofOnly =
    only &&
    (only.lack === "only_solid" ? "INDEX(list_only_solid,roof_row)" : quoted(unmetText(name, only.lack, [], language)));
  const text = only && needs ? `IF(${onlyOf(only.lack)},${ofNeeds},${ofOnly})` : (ofNeeds ?? ofOnly!);
  return `IF(AND(has_${name}=0,${isChosen}),${text},"")`;
}

/** Openings for which the walls have no room. */
function room({ words, priceList, told, fields }: Source): Checked[] {
  const { opening_wall_m } = priceList.rules;
  const [needed, available, each] = words.problems.openings;
  const sizes = each.replace(/\{(\w+)\}/g, (_, name: keyof typeof opening_wall_m) =>
    told.metres([opening_wall_m[name]]),
  );
  const counts = { gates: "gate", doors: "door", windows: "window" } as const satisfies Partial<
    Record<OptionName, string>
  >;
  const takes = Object.entries(counts).map(([name, one]) => `${name}*rules_opening_wall_m_${one}`);
  const isFull = "ROUND(outer_walls_m,3)<openings_m-slack";
  return [
    {
      name: "gates_fit",
      isWorkedOut: true,
      what: fields.gates.label,
      counted: "gates_that_fit",
      wrong: `IF(gates>gates_that_fit,${quoted(words.problems.fits)}&gates_that_fit,"")`,
    },
    {
      name: "openings",
      as: "openings_m",
      isWorkedOut: true,
      what: words.checks.openings,
      counted: `ROUND(${takes.join("+")},3)`,
      wrong: `IF(${isFull},${quoted(needed)}&openings_m&${quoted(available)}&ROUND(outer_walls_m,3)&${quoted(sizes)},"")`,
    },
  ];
}
