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

/** Prices whose rows the program came with; a row may use others, which are one price or a table of them. */
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

/** A price by a name that the schema does not know, as rows take it: by the pitch of frames, by something else, or one. */
export const pricesBy = (key: string): typeof pricesByBaySpacing =>
  key === "roof.pitch_m" ? pricesByBaySpacing : z.record(z.string(), price);

/** A row as a list has it: what it is called and counted in. */
export const position = z
  .strictObject({
    num: z.string().regex(/^[1-7]\.[1-9]\d?\.$/),
    name: text,
    unit: text,
    code: z.string().regex(/^[A-Z0-9-]+$/),
    status: z.enum(["ok", "estimate"]),
  })
  .meta({ id: "PriceListPosition" });

export type Position = z.infer<typeof position>;
