import type { Language } from "../../engine/texts/language.ts";
import { english } from "./answers.ts";

const WORDS = {
  dvuhskat: "gable, double-pitch, double pitch, duo-pitch",
  "odnoskat-pristavnoy": "lean-to, lean to, attached",
  "odnoskat-otdelno": "freestanding mono-pitch, freestanding",
  "s-kolonnoy-po-centru": "gable with central columns, with central columns, central columns, central column",
  minvata: "mineral wool, rock wool, rockwool, stone wool",
  penoplast: "polystyrene foam, foam, polystyrene, eps",
  demountable: "collapsible, sectional",
  none: "no, without guides",
  roof: "roof_type, shape",
  height: "column_height, eaves_height",
  panels: "cladding, sandwich_panels",
  filler: "insulation, core",
  montazh: "erection, mounting, installation, assembly",
  rails: "guides",
  wall_progony: "girts",
};

/** English with the words that callers have for parameters and their values: pages, which have a form, go without. */
export const englishOfCalls: Language = {
  ...english,
  words: Object.fromEntries(
    Object.entries(WORDS).flatMap(([name, words]) => words.split(", ").map((word) => [word, name])),
  ),
};
