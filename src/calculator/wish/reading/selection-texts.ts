import { russian, type UnderstandingTexts } from "../../../understanding/index.ts";

/** How a question or a choice about the hangar to be calculated ends. */
const CALCULATED = /(?:по)?считать(?=( без этого)?\??$)/;
const asSelected = (text: string): string => text.replace(CALCULATED, "подобрать");

/** What is asked where a hangar is selected: nothing is calculated there yet. */
export const selectionTexts: UnderstandingTexts = {
  ...russian,
  question: (asked) => asSelected(russian.question(asked)),
  choice: (parameters, asked) => asSelected(russian.choice(parameters, asked)),
};
