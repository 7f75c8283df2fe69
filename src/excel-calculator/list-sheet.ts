import { OPTIONS, type OptionName } from "../options/options.ts";
import type { Rules } from "../formula/rules.ts";
import { partsOf, type NameTree, type Tree } from "../formula/tree.ts";
import { priceWays } from "../price-list/row-prices.ts";
import type { Roof } from "../price-list/schema.ts";
import { letter, type Book, type Cell, type Sheet } from "./book.ts";
import type { Source } from "./source.ts";
import { BOLD, cell, FADED, heads, LINED, ROUBLES, YES_NO } from "./styles.ts";

type Steps = NameTree["steps"];

/** The figures of a roof that formulas may speak of. */
export const ROOF_FIGURES = ["pitch_m", "slope", "slopes", "spans", "attached"] as const satisfies (keyof Roof)[];

/** Where formulas find the figures of a list. */
export interface ListCells {
  /** Expression of a figure that rules speak of; `key` that of what a table is chosen by. */
  figure(path: NameTree, key: (tree: Tree) => string): string;
}

const TRUSSES = ["solid", "demountable"] as const;
const COLUMNS = [46, 30, 14, 16, 15, 15, 13, 28, 28, 19];

/** The price list, each figure in a cell of its own; all other sheets read it here. */
export function listSheet(book: Book, source: Source): ListCells {
  const { words, priceList } = source;
  const sheet = book.sheet(words.sheets.list, { widths: COLUMNS, landscape: true, frozen: 1 });
  sheet.add(cell(words.list.title, { ...BOLD, fontSize: 14 }));
  sheet.add(cell(words.list.about, FADED));
  addTerms(sheet, source);
  addRoofs(sheet, source);
  const keyed = keyedTables(priceList.formulas!);
  const figures = new Figures(sheet, source, keyed);
  figures.add("prices", priceList.prices);
  figures.add("rules", priceList.rules);
  return {
    figure({ name, steps }, key) {
      if (name !== "roof") return figures.expression(name, steps, key);
      if (steps[0] !== "widths") return ["roof", ...steps].join("_");
      return `INDEX(widths_${steps.slice(2).join("_")},width_row)`;
    },
  };
}

function addTerms(sheet: Sheet, { words, priceList, told }: Source): void {
  const { meta, length, rounding, limits } = priceList;
  const add = (what: string, value: number | string, name?: string) =>
    sheet.add(cell(what, LINED), cell("", LINED), cell("", LINED), cell(value, { ...LINED, align: "right" }, name));
  sheet.add();
  add(words.list.version, told.date(meta.version));
  if (meta.valid_until !== undefined) add(words.list.validUntil, told.date(meta.valid_until));
  add(words.list.vat, Math.round(meta.vat_rate * 100), "vat_percent");
  add(words.list.days, meta.production_days);
  add(words.list.shortest, length.min_m, "length_min_m");
  add(words.list.longest, length.max_m, "length_max_m");
  add(words.list.beyond, rounding.beyond_m, "rounding_beyond_m");
  for (const [name, most] of Object.entries(limits))
    add(words.list.most[name as keyof typeof limits], most, `limit_${name}`);
}

function addRoofs(sheet: Sheet, source: Source): void {
  const { words, priceList, told, lang } = source;
  const roofs = Object.entries(priceList.roofs);
  sheet.add();
  sheet.add(cell(words.list.roofs, BOLD));
  heads(sheet, words.list.roofHeads);
  const first = sheet.next;
  for (const [key, roof] of roofs) {
    sheet.add(
      cell(roof.name, LINED),
      cell(key, { ...LINED, ...FADED }),
      ...ROOF_FIGURES.map((figure) =>
        cell(Number(roof[figure]), { ...LINED, ...(typeof roof[figure] === "boolean" && { format: YES_NO[lang] }) }),
      ),
      cell(told.metres(widthsOf(roof).map(({ label_m }) => label_m)), { ...LINED, align: "left", indent: 1 }),
      cell(told.metres(heightsOf(roof).map((mm) => mm / 1000)), LINED),
      cell(roof.default_height_mm, LINED),
    );
  }
  const columns = ["names", "keys", ...ROOF_FIGURES, "widths_text", "heights_text", "default_height_mm"];
  columns.forEach((name, at) => sheet.call(`roofs_${name}`, letter(at), first, sheet.next - 1));

  sheet.add();
  sheet.add(cell(words.list.widths, BOLD));
  const trusses = TRUSSES.map((kind) => priceList.positions[`truss_${kind}`]?.name ?? kind);
  heads(sheet, [...words.list.widthHeads, ...trusses]);
  const width = sheet.next;
  for (const [, roof] of roofs) {
    for (const { mm, label_m, truss } of widthsOf(roof)) {
      const prices = TRUSSES.map((kind) => truss[kind]).map((price) =>
        price === undefined ? cell("", LINED) : cell(price, { ...LINED, format: ROUBLES }),
      );
      sheet.add(cell(roof.name, LINED), cell("", LINED), cell(mm, LINED), cell(label_m, LINED), ...prices);
    }
  }
  const ofWidths = { roof: "A", mm: "C", label: "D", truss_solid: "E", truss_demountable: "F" };
  for (const [name, column] of Object.entries(ofWidths)) sheet.call(`widths_${name}`, column, width, sheet.next - 1);

  sheet.add();
  sheet.add(cell(words.list.heights, BOLD));
  heads(sheet, words.list.heightHeads);
  const height = sheet.next;
  for (const [, roof] of roofs) {
    for (const mm of heightsOf(roof)) sheet.add(cell(roof.name, LINED), cell("", LINED), cell(mm, LINED));
  }
  sheet.call("heights_roof", "A", height, sheet.next - 1);
  sheet.call("heights_mm", "C", height, sheet.next - 1);
}

/** The smallest first, as buyers call them. */
export const widthsOf = ({ widths }: Roof) =>
  Object.entries(widths)
    .map(([key, width]) => ({ ...width, mm: Number(key), label_m: width.label_m ?? Number(key) / 1000 }))
    .sort((one, other) => one.mm - other.mm);

export const heightsOf = ({ heights }: Roof): number[] => [...heights].sort((one, other) => one - other);

/** What a row of a table is taken by; of tiers the first is that reaches up to it by its field `bound`. */
interface Key {
  by: NameTree;
  bound?: string | undefined;
}

/** Tables of the list of which rules take a row, by the names on the way to them. */
function keyedTables(rules: Rules): ReadonlyMap<string, Key> {
  const found = new Map<string, Key>();
  const trees = [
    ...Object.values(rules.definitions).flatMap(({ cases }) => cases.flatMap(({ when, is }) => [when, is])),
    ...rules.rows.flatMap(({ when, qty, price }) => [when, qty, price]),
  ];
  for (const tree of trees.flatMap((one) => (one ? [...partsOf(one)] : []))) {
    if (tree.op !== "name" || (tree.name !== "prices" && tree.name !== "rules")) continue;
    const at = tree.steps.findIndex((step) => typeof step !== "string");
    if (at < 0) continue;
    const bound = tree.bound?.step === at ? tree.bound.field : undefined;
    found.set([tree.name, ...tree.steps.slice(0, at)].join("."), { by: tree.steps[at] as NameTree, bound });
  }
  return found;
}

/** Figures in rows; those of a table one under the other. */
class Figures {
  private readonly sheet: Sheet;
  private readonly source: Source;
  private readonly keyed: ReadonlyMap<string, Key>;
  private readonly positions: ReadonlyMap<string, string[]>;

  constructor(sheet: Sheet, source: Source, keyed: ReadonlyMap<string, Key>) {
    this.sheet = sheet;
    this.source = source;
    this.keyed = keyed;
    this.positions = positionsByPrice(source);
  }

  add(part: "prices" | "rules", values: object): void {
    const { words } = this.source;
    this.sheet.add();
    this.sheet.add(cell(words.list[part], BOLD));
    heads(this.sheet, words.list.figureHeads);
    this.addAll([part], values);
  }

  private addAll(path: readonly string[], value: object): void {
    const key = this.keyed.get(path.join("."));
    if (key) return this.addTable(path, value, key);
    for (const [name, inner] of Object.entries(value)) {
      const way = [...path, name];
      if (typeof inner === "object") this.addAll(way, inner as object);
      else this.addRow(way, inner as number, cellName(way));
    }
  }

  /** A block of rows for each field of its entries, or one where they are figures themselves. */
  private addTable(path: readonly string[], table: object, { by, bound }: Key): void {
    const entries = Object.entries(table) as [string, unknown][];
    const fields = entries.some(([, value]) => typeof value === "object")
      ? [...new Set(entries.flatMap(([, value]) => Object.keys(value as object)))].filter((field) => field !== bound)
      : [undefined];
    for (const field of fields) {
      const first = this.sheet.next;
      const ofField = field === undefined ? [] : [field];
      for (const [name, entry] of entries) {
        const fieldOf = (of: string): unknown => (entry as Record<string, unknown>)[of];
        const key = bound === undefined ? name : (fieldOf(bound) ?? this.source.words.list.above);
        this.addRow([...path, name, ...ofField], (field === undefined ? entry : fieldOf(field)) as number, undefined, {
          by: this.source.nameOf(by) + (bound === undefined ? "" : this.source.words.list.upTo),
          key: this.keyCell(by, String(key)),
        });
      }
      const name = cellName([...path, ...ofField]);
      this.sheet.call(name, "D", first, this.sheet.next - 1);
      this.sheet.call(`${name}_by`, "C", first, this.sheet.next - 1);
    }
  }

  /** A key as whatever chooses by it has it: a number, or the word of an option. */
  private keyCell(by: NameTree, key: string): Cell {
    const content = by.name in OPTIONS ? this.source.choiceWord(by.name as OptionName, key) : key;
    const number = Number(content);
    return cell(Number.isNaN(number) ? content : number, { ...LINED, align: "right" });
  }

  private addRow(
    way: readonly string[],
    value: number,
    name: string | undefined,
    chosen?: { by: string; key: Cell },
  ): void {
    const isPrice = way[0] === "prices" && !/(?<!per)_mm?$/.test(way.at(-1)!);
    this.sheet.add(
      cell(this.title(way), LINED),
      cell(chosen?.by ?? "", { ...LINED, ...FADED }),
      chosen?.key ?? cell("", LINED),
      cell(value, { ...LINED, align: "right", ...(isPrice && { format: ROUBLES }) }, name),
      cell(way.join("."), { ...FADED, align: "left", indent: 1 }),
    );
  }

  /** What the figure is: in words of its own, or by the positions that it is the price of. */
  private title(way: readonly string[]): string {
    const told = this.source.words.figures[way.slice(1).join(".")];
    if (told !== undefined) return told;
    for (const length of [3, 2]) {
      const names = this.positions.get(way.slice(0, length).join("."));
      if (names) return [...new Set(names)].join("; ");
    }
    return way.join(".");
  }

  expression(part: string, steps: Steps, key: (tree: Tree) => string): string {
    const at = steps.findIndex((step) => typeof step !== "string");
    const name = cellName([part, ...steps.filter((step) => typeof step === "string")]);
    if (at < 0) return name;
    const table = [part, ...(steps.slice(0, at) as string[])];
    const by = key(steps[at] as Tree);
    if (this.keyed.get(table.join("."))?.bound === undefined) return `INDEX(${name},MATCH(${by},${name}_by,0))`;
    const { length } = table.reduce((found: object, step) => found[step as never], this.source.priceList) as object[];
    const row = (place: number): string => `INDEX(${name},${place})`;
    // The last tier reaches to whatever is above.
    return Array.from({ length: length - 1 }, (_, place) => place + 1).reduceRight(
      (rest, place) => `IF(${by}<=INDEX(${name}_by,${place}),${row(place)},${rest})`,
      row(length),
    );
  }
}

const cellName = (way: readonly string[]): string => way.join("_");

/** Names of the positions that take a figure, by the names on the way to it, as far as they are names. */
function positionsByPrice({ priceList }: Source): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, ways] of priceWays(priceList.formulas!)) {
    const { name } = priceList.positions[key] ?? {};
    for (const way of name === undefined ? [] : ways) {
      const names = way.filter((step) => typeof step === "string");
      for (let length = 2; length <= names.length; length++) {
        const start = names.slice(0, length).join(".");
        found.set(start, [...(found.get(start) ?? []), name!]);
      }
    }
  }
  return found;
}
