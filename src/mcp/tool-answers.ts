import type { OptionsList } from "../api/options-list.ts";
import type { ToolName } from "../api/tool-definitions.ts";
import type { Answer, Engine } from "../engine/create-engine.ts";
import { askedEngine, type OlderEngines } from "../api/older-engines.ts";
import { openById } from "../api/open-by-id.ts";
import { search, type SearchAnswer } from "../search/search.ts";

/** Arguments of a call, as they came. */
export type Given = Readonly<Record<string, unknown>>;

export type ToolAnswer = Answer | SearchAnswer | { status: 200; body: OptionsList };

/** What each tool is answered with: body and status of the HTTP interface for the same parameters. */
export function toolAnswers(
  engine: Engine,
  older: OlderEngines | undefined,
  options: OptionsList,
): Record<ToolName, (given: Given) => ToolAnswer> {
  const asked = (given: Given) => askedEngine(engine, older, Object.entries(given));
  return {
    calculate_hangar: (given) => asked(given).calculate(given),
    find_hangars: (given) => search(engine, withListsAsText(given)),
    open_calculation: ({ calculation_id, ...rest }) =>
      openById(engine, older, typeof calculation_id === "string" ? calculation_id : "", Object.entries(rest)),
    list_options: () => ({ status: 200, body: options }),
  };
}

/** A link has several values with commas between them, and so has what reads it. */
function withListsAsText(given: Given): Given {
  const isText = (value: unknown) => typeof value === "string";
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length > 0 && value.every(isText) ? value.join(",") : value,
    ]),
  );
}
