/*
 * The public door of the bundle, which the page, the function and MCP load and hold no copy of. It is given a price list, so
 * that it needs neither the engine nor a new file for new prices.
 */

export { LONGEST_TEXT } from "../text/longest-wish.ts";
export { russian } from "../messages/ru/understanding.ts";
export { english } from "../messages/en/understanding.ts";
export { understand, type Surroundings } from "./understand.ts";
export type { UnderstandingTexts } from "../messages/understanding-texts.ts";
export type { PricedQuestion, Question, Understanding, Understood } from "./response.ts";
export type { Value, Values } from "./reading.ts";
