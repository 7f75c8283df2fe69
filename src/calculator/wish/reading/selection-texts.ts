import { russian, type UnderstandingTexts } from "../../../understanding/index.ts";

/** Where a hangar is selected nothing is calculated yet. */
export const selectionTexts: UnderstandingTexts = {
  ...russian,
  question: (asked) => russian.question(asked).replace(/считать(?=\?$)/, "подобрать"),
};
