import type { Dimension } from "../../formula/types.ts";

const PIECES: Dimension = { m: 0, roubles: 0 };
const METRES: Dimension = { m: 1, roubles: 0 };
const AREA: Dimension = { m: 2, roubles: 0 };

/**
 * Units of what is counted and measured, by name, with what they measure; each language has words for them
 * (`src/messages/language.ts`). What is told of otherwise is told in the first that measures the same.
 */
export const UNITS = {
  metres: METRES,
  roubles: { m: 0, roubles: 1 },
  roubles_per_metre: { m: -1, roubles: 1 },
  bays: PIECES,
  braced_bays: PIECES,
  columns: PIECES,
  column_lines: PIECES,
  doors: PIECES,
  ends: PIECES,
  frames: PIECES,
  height_on_top: METRES,
  gates: PIECES,
  mean_height: METRES,
  posts: PIECES,
  roof_area: AREA,
  roof_purlins: PIECES,
  rows: PIECES,
  slope_length: METRES,
  slopes: PIECES,
  spans: PIECES,
  struts: PIECES,
  trim_length: METRES,
  wall_area: AREA,
  girts: PIECES,
  windows: PIECES,
} satisfies Record<string, Dimension>;

export type Unit = keyof typeof UNITS;

/** Keys by which an explanation says that a price was found, as formulas name them. */
export type FoundBy = "width_mm" | "height_mm" | "roof.pitch_m";
