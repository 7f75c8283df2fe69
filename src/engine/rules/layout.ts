import type { Layout } from "../../formula/program.ts";
import { OPTION_ROWS } from "../request/options.ts";

const SIZES = ["width_mm", "height_mm", "length_cm"] as const;

/** Sections of the frame; cladding is put upon it, and work is no material. */
export type Group = "frame" | "panels" | "works";

/** Where a hangar has what the rules speak of. */
export const LAYOUT: Layout = {
  given: {
    ...Object.fromEntries(
      [...SIZES, ...OPTION_ROWS.map(({ name }) => name)].map((name) => [name, `configuration.${name}`]),
    ),
    roof: "roof",
    prices: "priceList.prices",
    rules: "priceList.rules",
  },
  quantities: "geometry",
  groups: ["frame", "panels", "works"] satisfies Group[],
  groupOf: (num): Group => (num.startsWith("6") ? "works" : num.startsWith("7") ? "panels" : "frame"),
};

/** What the program reads itself: for answers, drawings and what fits. */
export const READ = [
  "width",
  "length",
  "height",
  "high",
  "mean_height",
  "slope_length",
  "field",
  "bays",
  "last_bay",
  "frames",
  "trusses",
  "columns",
  "central_columns",
  "gates_1_1",
  "gates_1_2",
  "gates_2_1",
  "gates_2_2",
  "beside",
  "between",
  "rows",
  "gable_posts",
  "gates_that_fit",
  "wall_at_gates",
  "gate_too_tall",
  "outer_walls",
  "roof_purlins",
  "wall_purlins",
  "braced_bays",
  "vertical_bracing",
  "roof_bracing",
  "struts",
  "area",
] as const;
