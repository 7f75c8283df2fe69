import type { Language } from "../language.ts";
import { english } from "./answers.ts";

const WORDS = {
  dvuhskat: "gable, double-pitch",
  "odnoskat-pristavnoy": "lean-to",
  "odnoskat-otdelno": "freestanding mono-pitch",
  "s-kolonnoy-po-centru": "gable with central columns, central columns",
  minvata: "mineral wool, rock wool",
  penoplast: "polystyrene foam, foam",
  demountable: "collapsible",
  none: "no",
  panels: "cladding",
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
