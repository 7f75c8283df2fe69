import { priceList, statedLoads as loads } from "hangar-engine";
import { russian, understand } from "../../../understanding/index.ts";
import type { Read } from "./answers.ts";
import { selectionTexts } from "./selection-texts.ts";

/** The parser with all that it reads by, in a file of its own: see `loadParser`. */
export const read: Read = (text, given, takesBounds) =>
  understand(
    text,
    { priceList, loads, baseUrl: "", texts: takesBounds ? selectionTexts : russian, takesBounds },
    given,
  );
