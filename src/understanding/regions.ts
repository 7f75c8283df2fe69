/** Regions of the maps of snow and wind, from the first. */
export const REGIONS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
