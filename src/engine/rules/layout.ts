import type { Layout } from "../../formula/program.ts";
import type { PriceList, Roof } from "../../price-list/schema.ts";
import type { Configuration } from "../request/configuration.ts";
import { OPTION_ROWS } from "../../options/options.ts";

/** What quantities are worked out of. */
export interface Subject {
  configuration: Configuration;
  roof: Roof;
  priceList: PriceList;
}

const SIZES = ["width_mm", "height_mm", "length_cm"] as const;

/** Work is no material. */
export type Group = "materials" | "works";

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
  groups: ["materials", "works"] satisfies Group[],
  groupOf: (num): Group => (num.startsWith("6") ? "works" : "materials"),
};

/** What the program reads itself: for answers, drawings and what fits. */
export const READ = [
  "width_m",
  "length_m",
  "height_m",
  "high_m",
  "other_side_m",
  "mean_height_m",
  "slope_length_m",
  "field_m",
  "bays",
  "last_bay_m",
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
  "wall_at_gates_m",
  "gate_too_tall",
  "outer_walls_m",
  "roof_purlins",
  "wall_purlins",
  "braced_bays",
  "vertical_bracing",
  "roof_bracing",
  "struts",
  "area_m2",
] as const;
