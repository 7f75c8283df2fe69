import { MANUFACTURER, PURPOSES, ROWS } from "../../price-list/prices-folder.ts";
import { listed } from "../../text/format.ts";

const NAMES: Readonly<Record<string, string>> = {
  [MANUFACTURER]: "контакты",
  [PURPOSES]: "готовые ангары",
  [ROWS]: "позиции",
};

/** Files of `prices/` beside the list, in words: «контакты и логотип». */
export const besidesInWords = (files: readonly string[]): string =>
  listed([...new Set(files.map((name) => NAMES[name] ?? "логотип"))]);
