/** Units of what is counted and measured, by name; each language has words for them (`texts/language.ts`). */
export type Unit =
  | "metres"
  | "roubles"
  | "roubles_per_metre"
  | "bays"
  | "braced_bays"
  | "columns"
  | "column_lines"
  | "doors"
  | "ends"
  | "frames"
  | "height_on_top"
  | "gates"
  | "mean_height"
  | "posts"
  | "roof_area"
  | "roof_purlins"
  | "rows"
  | "slope_length"
  | "slopes"
  | "spans"
  | "struts"
  | "trim_length"
  | "wall_area"
  | "girts"
  | "windows";

/** Keys by which an explanation says that a price was found, as formulas name them. */
export type FoundBy = "width_mm" | "height_mm" | "roof.pitch_m";
