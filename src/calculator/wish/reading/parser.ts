import { priceList } from "hangar-engine";
import { russian, understand } from "../../../understanding/index.ts";
import type { Read } from "./answers.ts";

/** The parser with all that it reads by, in a file of its own: see `loadParser`. */
export const read: Read = (text, given, takesBounds) =>
  understand(text, { priceList, baseUrl: "", texts: russian, takesBounds }, given);
