/** Regions of the snow map of SP 20.13330, the lightest first. Those of the wind map have the same names, and «Ia» below them. */
export const REGIONS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

/** `3` of «III»; of what is none `0`. */
export const regionNumber = (name: string): number => (REGIONS as readonly string[]).indexOf(name.toUpperCase()) + 1;
