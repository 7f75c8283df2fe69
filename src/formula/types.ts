/** How fine a number can be: tens, whole ones, tenths, or anything. */
export const GRAINS = { tens: 0, whole: 1, tenths: 2, any: 3 } as const;
type Grain = (typeof GRAINS)[keyof typeof GRAINS];

/** What is measured: powers of a metre and of a rouble. Pieces of any kind are plain numbers. */
export interface Dimension {
  m: number;
  roubles: number;
}

export interface NumberType extends Dimension {
  kind: "number";
  grain: Grain;
  /** 1: always above zero; 0: never below it; −1: anything. */
  least: 1 | 0 | -1;
  /** The number 0, which is nothing of whatever it is added to. */
  isZero?: boolean;
  /** By name, where it is a figure. */
  unit?: string | undefined;
}

/** What a formula comes out at. */
export type Type =
  | NumberType
  | { kind: "flag" }
  | { kind: "choice"; values: Readonly<Record<string, string>> }
  /** Figures by the names of their fields; where there may be others, `rest` is such a one, or each of a table of them. */
  | { kind: "table"; fields: Readonly<Record<string, Type>>; rest?: NumberType }
  /** Figures by a key in brackets, or the first row that reaches up to it: then `bound` is the field that says how far. */
  | { kind: "keyed"; of: Type; bound?: string }
  /** Of a formula with a fault, which is told where it stands. */
  | { kind: "unknown" };

export const FLAG: Type = { kind: "flag" };
export const UNKNOWN: Type = { kind: "unknown" };

export const plainNumber = (grain: Grain, least: NumberType["least"]): NumberType => ({
  kind: "number",
  m: 0,
  roubles: 0,
  grain,
  least,
});

const POWERS = ["", " м", " м²", " м³"];

/** A dimension in words: `метры`, `рубли за метр`. */
export function dimensionInWords({ m, roubles }: Dimension): string {
  if (roubles === 0)
    return m === 0 ? "число или штуки" : m === 1 ? "метры" : (POWERS[m]?.trim() ?? `метры в степени ${m}`);
  if (roubles !== 1) return "рубли, умноженные на рубли";
  return m === 0 ? "рубли" : m === -1 ? "рубли за метр" : `рубли ×${POWERS[m] ?? ` метры в степени ${m}`}`;
}
