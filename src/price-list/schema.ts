import { z } from "zod";

/** Whole roubles, a multiple of 10: then price × tenths of a unit is always a whole number. */
const price = z.int().positive().multipleOf(10);
const metres = z.number().positive();
const millimetres = z.int().min(1000).max(99_999);
const count = z.int().nonnegative();
const text = z.string().trim().min(1);
const pricesByPitch = z.record(z.string().regex(/^\d+(\.\d+)?$/), price);

/** Size in millimetres as a key, for example `"12000"`. */
const millimetresKey = z.string().regex(/^[1-9]\d{3,4}$/);

const roof = z.strictObject({
  name: text,
  description: text,
  pitch_m: metres,
  slope: metres.max(1),
  slopes: z.literal([1, 2]),
  spans: z.literal([1, 2]),
  attached: z.boolean(),
  default_height_mm: millimetres,
  heights: z.array(millimetres).min(1),
  widths: z.record(
    millimetresKey,
    z.strictObject({
      label_m: metres.optional(),
      truss: z.strictObject({ solid: price, demountable: price.optional() }),
    }),
  ),
});

const columnPrice = z.strictObject({ base: price, per_m: price });

const position = z
  .strictObject({
    num: z.string().regex(/^[1-7]\.[1-9]\d?\.$/),
    name: text,
    unit: text,
    code: z.string().regex(/^[A-Z0-9-]+$/),
    status: z.enum(["ok", "estimate"]),
  })
  .meta({ id: "PriceListPosition" });

/** Every position that a bill can hold; each must be described in `positions`. */
export const POSITION_KEYS = [
  "truss_solid",
  "truss_demountable",
  "edge_column",
  "low_column",
  "high_column",
  "central_column",
  "fachwerk_column",
  "frame_bolts",
  "purlin_fasteners",
  "fachwerk_fasteners",
  "anchor_block",
  "screw_pile",
  "roof_purlin_bolted",
  "roof_purlin_welded",
  "wall_purlin",
  "vertical_bracing",
  "roof_bracing",
  "strut",
  "gate_frame",
  "gate_rails_h500",
  "gate_rails_h1610",
  "door_frame",
  "window_frame",
  "frame_mounting",
  "panel_mounting",
  "roof_panel_mineral_wool",
  "roof_panel_foam",
  "wall_panel_mineral_wool",
  "wall_panel_foam",
  "roof_decor",
  "wall_decor",
  "panel_trim",
  "panel_fasteners",
] as const;

export type PositionKey = (typeof POSITION_KEYS)[number];

/** `prices/price-list.yaml`: sizes, prices and the parameters of the rules. Lengths in metres unless named `_mm`. */
export const priceListSchema = z.strictObject({
  meta: z.strictObject({
    version: z.iso.date(),
    /** Last day that the prices are meant to hold. Nothing stops after it: the page says so. */
    valid_until: z.iso.date().optional(),
    currency: z.literal("RUB"),
    vat_rate: z.number().gt(0).lt(1).multipleOf(0.01),
    production_days: z.int().positive(),
  }),
  length: z.strictObject({ min_m: metres, max_m: metres, step_m: z.literal(0.01) }),
  rounding: z.strictObject({ beyond_m: z.number().nonnegative() }),
  limits: z.strictObject({ gates: count, doors: count, windows: count }),
  roofs: z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), roof),
  calculation_id_numbers: z.array(
    z.strictObject({ roof: text, widths: z.array(millimetres), heights: z.array(millimetres) }),
  ),
  prices: z.strictObject({
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
    roof_purlin: z.strictObject({ bolted: pricesByPitch, welded: pricesByPitch }),
    wall_purlin: pricesByPitch,
    vertical_bracing: pricesByPitch,
    roof_bracing: pricesByPitch,
    strut: pricesByPitch,
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
  }),
  rules: z.strictObject({
    fachwerk_spacing_m: metres,
    gate: z.strictObject({
      width_m: metres,
      height_m: metres,
      min_wall_m: metres,
      min_bay_m: metres,
      end_module_m: metres,
      end_edge_m: z.number().nonnegative(),
    }),
    opening_wall_m: z.strictObject({ gate: metres, door: metres, window: metres }),
    purlin_spacing_m: metres,
    bracing_every_bays: z.int().positive(),
    struts_per_bay: z.strictObject({ 1: count, 2: count }),
    roof_panel_overhang_m: z.strictObject({ slope: z.number().nonnegative(), length: z.number().nonnegative() }),
  }),
  sections: z.strictObject({ 1: text, 2: text, 3: text, 4: text, 5: text, 6: text, 7: text }),
  positions: z.strictObject(
    Object.fromEntries(POSITION_KEYS.map((key) => [key, position])) as Record<PositionKey, typeof position>,
  ),
  delivery: z.strictObject({ included: z.literal(false), text }),
  foundation: z.strictObject({ included: z.literal(false), text }),
});

const webAddress = z.url({ protocol: /^https?$/ });

/** Without the @ that it is written with elsewhere. */
const telegramName = z.string().regex(/^[A-Za-z]\w{4,31}$/);

/** With the country's code; spaces, brackets and hyphens are for the eye. */
const internationalPhone = z.string().regex(/^\+[1-9][\d ()-]{9,24}$/);

/** `prices/manufacturer.yaml`: who answers for the price and where to turn. */
export const manufacturerSchema = z.strictObject({
  brand: text,
  legal_name: text,
  city: text,
  service_area: text,
  phone: text,
  email: z.email(),
  website: webAddress,
  contacts: webAddress,
  custom_size: z.strictObject({ name: text, description: text, url: webAddress }),
  telegram: telegramName.optional(),
  whatsapp: internationalPhone.optional(),
  privacy_policy: webAddress.optional(),
});

export type PriceList = z.infer<typeof priceListSchema>;
export type Roof = PriceList["roofs"][string];
export type Position = PriceList["positions"][PositionKey];
export type Manufacturer = z.infer<typeof manufacturerSchema>;
