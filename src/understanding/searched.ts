/** What parameters of a search alone are called; `area` is one without bounds. */
export const SEARCHED: readonly string[] = [
  ...["budget", "area_min", "area_max", "area", "sort"],
  ...["width_min", "width_max", "length_min", "length_max", "height_min", "height_max"],
];
