import type { PriceList, Roof } from "../../price-list/schema.ts";

/** What an option needs to change anything. */
export type Lack = "gates" | "panels" | "only_solid" | "only_attached";

/** What every option has; more comes with its kind. */
interface Row {
  /**
   * Rank of its digit in `calculation_id`, never changed and never given twice: every id already given out hangs on it.
   * A new option takes the next free one.
   */
  place: number;
  /** The option without which this one changes nothing. */
  needs?: "gates" | "panels";
  /** What of the roof and width it takes to change anything, and what it lacks where that is not so. */
  only?: { holds(roof: Roof, width_mm: number): boolean; lack: Lack };
  /** What is said of it when it was asked for and changes nothing; the reason follows. */
  unmet?: string;
  /** The row that it brings into a bill, where the oldest lists do not have that yet. */
  position?: string;
  /** How the request is put into words; options without are worded by those they belong to (`engine/configuration-in-words.ts`). */
  words?: string;
}

/** Yes or no; no by default. */
type FlagRow = Row & { kind: "flag" };
/** So many; none by default, in a price list no more than `most`: `calculation_id` has no room for more. */
type CountRow = Row & { kind: "count"; most: number };
/** One of the contract's values, by their ASCII aliases; the aliases stand in links. */
type ChoiceRow = Row & { kind: "choice"; values: Readonly<Record<string, string>>; byDefault: string };
/** A choice that is written as a digit; the texts say what each stands for. */
type DigitRow = Row & { kind: "digit"; values: readonly number[]; texts: readonly string[]; byDefault: number };

export type OptionRow = FlagRow | CountRow | ChoiceRow | DigitRow;

/**
 * What can be chosen besides the sizes, a row an option: named and valued as in the contract's parameter table, in the
 * order of the parameters in every link. Types, readings, links, ids, the interface's and the form's fields come from
 * here; what is said of an option to those who read about it stands by its name in `calculator/form/field-texts.ts` and
 * `api/openapi/parameters/parameter-guide.ts`.
 */
export const OPTIONS = {
  truss: {
    kind: "choice",
    values: { solid: "Цельный", demountable: "Сборный" },
    byDefault: "Цельный",
    place: 0,
    only: { holds: (roof, width_mm) => roof.widths[width_mm]?.truss.demountable !== undefined, lack: "only_solid" },
    unmet: "Сборная ферма не учтена",
  },
  gates: { kind: "count", most: 30, place: 1 },
  gates_pos: {
    kind: "digit",
    values: [0, 1, 2],
    texts: ["по длинной стороне", "в одном торце", "в обоих торцах"],
    byDefault: 0,
    place: 2,
    needs: "gates",
    unmet: "Место ворот не учтено",
  },
  rails: {
    kind: "choice",
    values: { none: "Нет", h500: "H 500", h1610: "Н 1610" },
    byDefault: "H 500",
    place: 3,
    needs: "gates",
    unmet: "Выбор направляющих не учтён",
  },
  doors: { kind: "count", most: 15, place: 4, words: "рамы дверей" },
  windows: { kind: "count", most: 60, place: 5, words: "рамы окон" },
  welded: { kind: "flag", place: 10, words: "прогоны кровли на сварке" },
  wall_progony: { kind: "flag", place: 9, words: "стеновые прогоны" },
  anchors: { kind: "flag", place: 8, words: "анкерные блоки" },
  piles: { kind: "flag", place: 7, words: "винтовые сваи" },
  montazh: { kind: "flag", place: 6, words: "монтаж каркаса" },
  panels: { kind: "flag", place: 11 },
  filler: {
    kind: "choice",
    values: { minvata: "Минвата", penoplast: "Пенопласт" },
    byDefault: "Минвата",
    place: 12,
    needs: "panels",
    unmet: "Наполнитель панелей не учтён",
  },
  panels_high_wall: {
    kind: "flag",
    place: 16,
    needs: "panels",
    only: { holds: ({ attached }) => attached, lack: "only_attached" },
    unmet: "Обшивка высокой стены не учтена",
    words: "обшивка высокой стены",
  },
  panels_montazh: {
    kind: "flag",
    place: 15,
    needs: "panels",
    unmet: "Монтаж панелей не учтён",
    words: "монтаж панелей",
  },
  dekor_roof: {
    kind: "flag",
    place: 14,
    needs: "panels",
    unmet: "Декор кровельных панелей не учтён",
    words: "декор кровельных панелей",
  },
  dekor_wall: {
    kind: "flag",
    place: 13,
    needs: "panels",
    unmet: "Декор стеновых панелей не учтён",
    words: "декор стеновых панелей",
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

type Rows = typeof OPTIONS;
export type OptionName = keyof Rows;
/** Names of the options of a kind. */
export type OptionOfKind<Kind extends OptionRow["kind"]> = {
  [Name in OptionName]: Rows[Name]["kind"] extends Kind ? Name : never;
}[OptionName];

type ValueOf<One extends OptionRow> = One extends { kind: "flag" }
  ? boolean
  : One extends { kind: "count" }
    ? number
    : One extends { values: readonly (infer Value)[] }
      ? Value
      : One extends { values: Readonly<Record<string, infer Value>> }
        ? Value
        : never;

/** A value for each option. */
export type Options = { -readonly [Name in OptionName]: ValueOf<Rows[Name]> };

/** The rows as a list, in the order of the table. */
export const OPTION_ROWS = Object.entries<OptionRow>(OPTIONS).map(([name, row]) => ({
  name: name as OptionName,
  row,
  needs: row.needs,
  only: row.only,
  byDefault: "byDefault" in row ? row.byDefault : row.kind === "count" ? 0 : false,
}));

export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_ROWS.map(({ name, byDefault }) => [name, byDefault]),
) as unknown as Readonly<Options>;

/** Options that a list is too old for: it does not have the position that they bring. */
export function absentOptions({ positions }: Pick<PriceList, "positions">, rows = OPTION_ROWS): typeof OPTION_ROWS {
  return rows.filter(({ row: { position } }) => position !== undefined && !positions[position]);
}

export const TRUSSES = OPTIONS.truss.values;
export const RAILS = OPTIONS.rails.values;
export const FILLERS = OPTIONS.filler.values;
export const GATES_POSITIONS = OPTIONS.gates_pos.values;

/** Widths of a roof, as its buyers call them, on which a truss may be demountable, metres. */
export function demountableWidths({ widths }: Roof): number[] {
  const withTwo = Object.entries(widths).filter(([, { truss }]) => truss.demountable !== undefined);
  return withTwo.map(([mm, { label_m = Number(mm) / 1000 }]) => label_m);
}
