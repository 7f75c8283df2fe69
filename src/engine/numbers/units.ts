/** Units of what is counted and measured, by name; each language has words for them (`src/messages/language.ts`). */
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

/** By what a price was found in the price list. */
export type Explained = "bay_spacing" | "width" | "column_height" | "two_spans" | "span_over" | "span_up_to";
