import { z } from "zod";

/** What figures are measured in, for the formulas that speak of them. */
export const UNITS = z.registry<{ unit: string }>();
/** Whole roubles, a multiple of 10: then price × tenths of a unit is always a whole number. */
const money = () => z.int().positive().multipleOf(10);
export const price = money().register(UNITS, { unit: "roubles" });
export const metres = z.number().positive().register(UNITS, { unit: "metres" });
export const millimetres = z.int().min(1000).max(99_999).register(UNITS, { unit: "millimetres" });
export const text = z.string().trim().min(1);
const pricesByBaySpacing = z.record(z.string().regex(/^\d+(\.\d+)?$/), price);
const columnPrice = z.strictObject({ base: price, per_m: money().register(UNITS, { unit: "roubles_per_metre" }) });

/** `prices`: the field of a position that came later is optional, for lists from before do not have it. */
export const prices = z.strictObject({
  column: z.strictObject({
    light: columnPrice,
    heavy: columnPrice,
    central: columnPrice,
    fachwerk: columnPrice,
  }),
  heavy_from_span_m: metres,
  frame_bolts: z.strictObject({ 1: price, 2: price }),
  purlin_fasteners: price,
  fachwerk_fasteners: price,
  anchor_block: price,
  screw_pile: price,
  roof_purlin: z.strictObject({ bolted: pricesByBaySpacing, welded: pricesByBaySpacing }),
  wall_purlin: pricesByBaySpacing,
  vertical_bracing: pricesByBaySpacing,
  roof_bracing: pricesByBaySpacing,
  strut: pricesByBaySpacing,
  gate_frame: price,
  rails: z.strictObject({ "H 500": price, "Н 1610": price }),
  door_frame: price,
  window_frame: price,
  mounting: z.array(z.strictObject({ max_height_mm: millimetres.optional(), price })).min(1),
  panel_mounting: price,
  roof_panel: z.strictObject({ Минвата: price, Пенопласт: price }),
  wall_panel: z.strictObject({ Минвата: price, Пенопласт: price }),
  decor: price,
  trim: z.strictObject({ price, useful_m: metres }),
  panel_fasteners: price,
});

/** What the program knows of a position; its number, name, unit, code and status are the price list's. */
export interface PositionRow {
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /**
   * The part of the hangar it stands for. Positions of one part exclude each other (a roof has edge or low columns,
   * purlins are bolted or welded), so they may share a number.
   */
  part: string;
  /** Its own field of `prices`, steps joined with dots; trusses are priced with their width, most columns by kind. */
  price?: string;
  /** Date of the first list that must have it: earlier ones may do without, and then what brings it cannot be asked for. */
  since?: string;
}

/** Every position that a bill can hold, in the order of a bill. */
export const POSITIONS = {
  truss_solid: { section: 1, part: "truss" },
  truss_demountable: { section: 1, part: "truss" },
  edge_column: { section: 2, part: "low side" },
  low_column: { section: 2, part: "low side" },
  high_column: { section: 2, part: "high side or centre" },
  central_column: { section: 2, part: "high side or centre", price: "column.central" },
  fachwerk_column: { section: 2, part: "end wall", price: "column.fachwerk" },
  frame_bolts: { section: 3, part: "frame", price: "frame_bolts" },
  purlin_fasteners: { section: 3, part: "purlins", price: "purlin_fasteners" },
  fachwerk_fasteners: { section: 3, part: "end wall", price: "fachwerk_fasteners" },
  anchor_block: { section: 3, part: "anchors", price: "anchor_block" },
  screw_pile: { section: 3, part: "piles", price: "screw_pile" },
  roof_purlin_bolted: { section: 4, part: "roof purlins", price: "roof_purlin.bolted" },
  roof_purlin_welded: { section: 4, part: "roof purlins", price: "roof_purlin.welded" },
  wall_purlin: { section: 4, part: "wall purlins", price: "wall_purlin" },
  vertical_bracing: { section: 4, part: "vertical bracing", price: "vertical_bracing" },
  roof_bracing: { section: 4, part: "roof bracing", price: "roof_bracing" },
  strut: { section: 4, part: "struts", price: "strut" },
  gate_frame: { section: 5, part: "gates", price: "gate_frame" },
  gate_rails_h500: { section: 5, part: "rails", price: "rails.H 500" },
  gate_rails_h1610: { section: 5, part: "rails", price: "rails.Н 1610" },
  door_frame: { section: 5, part: "doors", price: "door_frame" },
  window_frame: { section: 5, part: "windows", price: "window_frame" },
  frame_mounting: { section: 6, part: "frame", price: "mounting" },
  panel_mounting: { section: 6, part: "panels", price: "panel_mounting" },
  roof_panel_mineral_wool: { section: 7, part: "roof", price: "roof_panel.Минвата" },
  roof_panel_foam: { section: 7, part: "roof", price: "roof_panel.Пенопласт" },
  wall_panel_mineral_wool: { section: 7, part: "walls", price: "wall_panel.Минвата" },
  wall_panel_foam: { section: 7, part: "walls", price: "wall_panel.Пенопласт" },
  roof_decor: { section: 7, part: "roof decor", price: "decor" },
  wall_decor: { section: 7, part: "wall decor", price: "decor" },
  panel_trim: { section: 7, part: "trim", price: "trim.price" },
  panel_fasteners: { section: 7, part: "fasteners", price: "panel_fasteners" },
} as const satisfies Readonly<Record<string, PositionRow>>;

export type PositionKey = keyof typeof POSITIONS;
export const POSITION_KEYS = Object.keys(POSITIONS) as PositionKey[];

const position = z
  .strictObject({
    num: z.string().regex(/^[1-7]\.[1-9]\d?\.$/),
    name: text,
    unit: text,
    code: z.string().regex(/^[A-Z0-9-]+$/),
    status: z.enum(["ok", "estimate"]),
  })
  .meta({ id: "PriceListPosition" });

export type Position = z.infer<typeof position>;

type Described<Rows> = {
  [Key in keyof Rows]: Rows[Key] extends { since: string } ? z.ZodOptional<typeof position> : typeof position;
};

/** `positions`: each is described, but those that a list may be too old for. */
export function positionsSchema<const Rows extends Readonly<Record<string, PositionRow>>>(rows: Rows) {
  const described = Object.entries(rows).map(([key, { since }]) => [key, since ? position.optional() : position]);
  return z.strictObject(Object.fromEntries(described) as Described<Rows>);
}

/** Value of a position's own price field in a list; nothing where it has none. */
export function priceOfPosition({ price }: PositionRow, prices: object): unknown {
  return price?.split(".").reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], prices);
}
