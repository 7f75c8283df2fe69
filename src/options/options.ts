import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Lang, Said } from "../text/lang.ts";

/** What an option needs to change anything. */
export type Lack = "gates" | "panels" | "only_solid" | "only_attached";

/** What every option has; more comes with its kind. */
type Row = {
  /**
   * Rank of its digit in `calculation_id`, never changed and never given twice: every id already given out hangs on it.
   * A new option takes the next free one.
   */
  place: number;
  /** Rows of `positions.yaml` that are in a bill because of it; a list that has none of them does not sell it. */
  positions?: readonly string[];
  /** It stands in `request` of an answer, too. */
  echoed?: true;
  /**
   * How the request is put into words, of a count one of them; options without are worded by those they belong to
   * (`engine/configuration-in-words.ts`).
   */
  words?: Said;
} & (Dependent | { [Name in keyof Dependent]?: never });

/** What changes something only where there is more. */
interface Dependent {
  /** The option without which this one changes nothing. */
  needs?: "gates" | "panels";
  /** What of the roof and width it takes to change anything, and what it lacks where that is not so. */
  only?: { holds(roof: Roof, width_mm: number): boolean; lack: Lack };
  /** What is said of it when it was asked for and changes nothing; the reason follows. */
  unmet: Said;
}

/** Yes or no; no by default. */
type FlagRow = Row & { kind: "flag" };
/** So many; none by default, in a price list no more than `most`: `calculation_id` has no room for more. */
type CountRow = Row & { kind: "count"; most: number };
/** One of the contract's values, by their ASCII aliases; the aliases stand in links. */
type ChoiceRow = Row & { kind: "choice"; values: Readonly<Record<string, string>>; byDefault: string };
/** A choice that is written as a digit; the texts say what each stands for. */
type DigitRow = Row & {
  kind: "digit";
  values: readonly number[];
  texts: Readonly<Record<Lang, readonly string[]>>;
  byDefault: number;
};

export type OptionRow = FlagRow | CountRow | ChoiceRow | DigitRow;

/**
 * What can be chosen besides the sizes, a row an option: named and valued as in the contract's parameter table, in the
 * order of the parameters in every link, with what the answers say of it. What those who choose it, or read about it, are
 * told stands in its row in `words.ts`, apart: the engine's file goes without.
 */
export const OPTIONS = {
  truss: {
    kind: "choice",
    values: { solid: "Цельный", demountable: "Сборный" },
    byDefault: "Цельный",
    place: 0,
    echoed: true,
    only: { holds: (roof, width_mm) => roof.widths[width_mm]?.truss.demountable !== undefined, lack: "only_solid" },
    unmet: { ru: "Сборная ферма не учтена", en: "The demountable truss is not counted" },
  },
  gates: {
    kind: "count",
    most: 30,
    place: 1,
    echoed: true,
    positions: ["gate_frame", "gate_rails_h500", "gate_rails_h1610"],
  },
  gates_pos: {
    kind: "digit",
    values: [0, 1, 2],
    texts: {
      ru: ["по длинной стороне", "в одном торце", "в обоих торцах"],
      en: ["along the long side", "in one end", "in both ends"],
    },
    byDefault: 0,
    place: 2,
    echoed: true,
    needs: "gates",
    unmet: { ru: "Место ворот не учтено", en: "The place of the vehicle doors is not counted" },
  },
  rails: {
    kind: "choice",
    values: { none: "Нет", h500: "H 500", h1610: "Н 1610" },
    byDefault: "H 500",
    place: 3,
    echoed: true,
    needs: "gates",
    unmet: { ru: "Выбор направляющих не учтён", en: "The choice of lifting-door tracks is not counted" },
  },
  doors: {
    kind: "count",
    most: 15,
    place: 4,
    echoed: true,
    positions: ["door_frame"],
    words: { ru: "рамы дверей", en: "door frame" },
  },
  windows: {
    kind: "count",
    most: 60,
    place: 5,
    echoed: true,
    positions: ["window_frame"],
    words: { ru: "рамы окон", en: "window frame" },
  },
  welded: {
    kind: "flag",
    place: 10,
    echoed: true,
    words: { ru: "прогоны кровли на сварке", en: "welded roof purlins" },
  },
  wall_progony: {
    kind: "flag",
    place: 9,
    positions: ["wall_purlin"],
    words: { ru: "стеновые прогоны", en: "girts" },
  },
  anchors: {
    kind: "flag",
    place: 8,
    echoed: true,
    positions: ["anchor_block"],
    words: { ru: "анкерные блоки", en: "anchor blocks" },
  },
  piles: {
    kind: "flag",
    place: 7,
    echoed: true,
    positions: ["screw_pile"],
    words: { ru: "винтовые сваи", en: "screw piles" },
  },
  montazh: {
    kind: "flag",
    place: 6,
    echoed: true,
    positions: ["frame_mounting"],
    words: { ru: "монтаж каркаса", en: "erection of the frame" },
  },
  panels: {
    kind: "flag",
    place: 11,
    echoed: true,
    positions: [
      "roof_panel_mineral_wool",
      "roof_panel_foam",
      "wall_panel_mineral_wool",
      "wall_panel_foam",
      "panel_trim",
      "panel_fasteners",
    ],
  },
  filler: {
    kind: "choice",
    values: { minvata: "Минвата", penoplast: "Пенопласт" },
    byDefault: "Минвата",
    place: 12,
    echoed: true,
    needs: "panels",
    unmet: { ru: "Наполнитель панелей не учтён", en: "The core of the panels is not counted" },
  },
  panels_high_wall: {
    kind: "flag",
    place: 16,
    needs: "panels",
    only: { holds: ({ attached }) => attached, lack: "only_attached" },
    words: { ru: "обшивка высокой стены", en: "cladding of the high wall" },
    unmet: { ru: "Обшивка высокой стены не учтена", en: "Cladding of the high wall is not counted" },
  },
  panels_montazh: {
    kind: "flag",
    place: 15,
    needs: "panels",
    positions: ["panel_mounting"],
    words: { ru: "монтаж панелей", en: "panel installation" },
    unmet: { ru: "Монтаж панелей не учтён", en: "Panel installation is not counted" },
  },
  dekor_roof: {
    kind: "flag",
    place: 14,
    needs: "panels",
    positions: ["roof_decor"],
    words: { ru: "декор кровельных панелей", en: "decor of roof panels" },
    unmet: { ru: "Декор кровельных панелей не учтён", en: "Decor of the roof panels is not counted" },
  },
  dekor_wall: {
    kind: "flag",
    place: 13,
    needs: "panels",
    positions: ["wall_decor"],
    words: { ru: "декор стеновых панелей", en: "decor of wall panels" },
    unmet: { ru: "Декор стеновых панелей не учтён", en: "Decor of the wall panels is not counted" },
  },
} as const satisfies Readonly<Record<string, OptionRow>>;

type Rows = typeof OPTIONS;
export type OptionName = keyof Rows;
/** Names of the options of a kind. */
export type OptionOfKind<Kind extends OptionRow["kind"]> = {
  [Name in OptionName]: Rows[Name]["kind"] extends Kind ? Name : never;
}[OptionName];

/** Names of those that `request` of an answer has. */
export type EchoedName = {
  [Name in OptionName]: Rows[Name] extends { echoed: true } ? Name : never;
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

/** Options that a list is too old for: it has no position that they bring. */
export function absentOptions({ positions }: Pick<PriceList, "positions">, rows = OPTION_ROWS): typeof OPTION_ROWS {
  return rows.filter(({ row: { positions: brought } }) => brought?.every((key) => !positions[key]));
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
