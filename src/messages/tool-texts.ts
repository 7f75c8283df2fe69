import type { OptionsList } from "../documents/options-list.ts";
import type { FoundHangar } from "../search/response.ts";
import type { Understood } from "../understanding/response.ts";

/** What a tool's answer says around the sentences of the engine, in one language. */
export interface ToolTexts {
  preliminary(positions: readonly string[]): string;
  limits: string;
  /** The last day that the prices are meant to hold, `2026-12-31`. */
  validity(day: string): string;
  opened(calculationId: string, link: string): string;
  /** `endings` such as `.csv` follow the address. */
  files(address: string, endings: readonly string[]): string;
  /** What of the body that follows is to be told, and what to be handed over. */
  below: string;
  cheapest: string;
  best: string;
  found(hangar: FoundHangar): string;
  samePage(link: string): string;
  sizes(version: string): string;
  roof(roof: OptionsList["roofs"][number]): string;
  bounds({ length_m, limits }: Pick<OptionsList, "length_m" | "limits">): string;
  parameters(names: readonly string[]): string;
  understood: string;
  usedAs(place: Understood["used"][number]): string;
  ask: string;
  /** What is asked, and where the answer goes, or which there are. */
  openQuestion(text: string, parameter: string): string;
  choiceQuestion(text: string, choices: readonly string[]): string;
  /** One of them with what the hangar then costs, roubles, and what is rounded for it. */
  pricedChoice(text: string, total: number, rounded: readonly string[]): string;
  notOffered: string;
  noted: string;
  /** Of the user's words, and what is to be said of them. */
  told(words: string, said: string): string;
  notUnderstood: string;
  assumed: string;
  /** The price of what was read, and what it goes without. */
  asRead(reading: NonNullable<Understood["reading"]>): string;
  /** What a budget lacks for the cheapest, roubles, which follows. */
  beyond(missing: number): string;
  /** How many hangars there are to choose from, of which the best follow. */
  bestOf(count: number): string;
  /** While there are questions: what to do with an answer: add it to `parameters`, or to those of the search, and call that tool. */
  open(parameters: "parameters" | "search.parameters", tool: "calculate_hangar" | "find_hangars"): string;
  /** The call with all that was understood. */
  ready(url: string): string;
  alsoSearch(url: string): string;
  missingId: string;
  /** What a calculation_id is, for whoever gave none. */
  anId: string;
  wrong: string;
  retell: string;
  standardSizes: string;
}
