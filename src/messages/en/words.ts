import type { Language } from "../language.ts";
import { english } from "./answers.ts";

const WORDS = {
  dvuhskat: "gable, double-pitch, double-pitch roof",
  "odnoskat-pristavnoy": "lean-to, attached single-pitch, single-pitch roof attached to a building",
  "odnoskat-otdelno": "freestanding mono-pitch, free-standing single-pitch, free-standing single-pitch roof",
  "s-kolonnoy-po-centru":
    "gable with central columns, central columns, central column, two single-pitch roofs with a central column",
  minvata: "mineral wool, rock wool",
  penoplast: "polystyrene foam, foam",
  demountable: "collapsible",
  none: "no",
  panels: "cladding, sandwich panels",
  gates: "vehicle doors, vehicle door openings, gate frames",
  rails: "lifting-door tracks, tracks, guides",
  panels_montazh: "panel installation, mounting of panels",
  piles: "screw piles",
  anchors: "anchor blocks",
  filler: "insulation",
  montazh: "erection, installation, mounting",
  wall_progony: "girts",
};

/** English with the words that callers have for parameters and their values: pages, which have a form, go without. */
export const englishOfCalls: Language = {
  ...english,
  words: Object.fromEntries(
    Object.entries(WORDS).flatMap(([name, words]) => words.split(", ").map((word) => [word, name])),
  ),
};
