import { calculate, fromCalculationId, priceList, type CalcResponse, type Line } from "hangar-engine";
import { OPTION_DEFAULTS } from "./form-state.ts";
import { defaultHangar } from "./default-hangar.ts";
import { formParameters } from "./form-state.ts";
import { apiAnswer } from "./same-site.ts";

/** The same calculation in every style of the API, for the documentation: made and checked by the engine itself. */
export interface CallExamples {
  /** The answer that all of them give. */
  body: CalcResponse;
  query: string;
  pathWithPairs: string;
  pathWithHyphens: string;
  pathWithoutOptions: string;
  byId: string;
  /** Body of POST. */
  json: string;
  /** By the id, with the reckoning of every position, and one of the positions that come. */
  explained: string;
  explainedLine: Line;
}

export function callExamples(): CallExamples {
  const { roof, width, length, height, gates } = formParameters(defaultHangar(priceList));
  const sizes = { width: metres(width), length: metres(length), height: metres(height) };
  const body = calculated({ roof, ...sizes, gates: Number(gates), montazh: true, panels: true });
  const options = [...new URL(body.calculator_link).searchParams].filter(([name]) => name in OPTION_DEFAULTS);
  const path = `/v1/calc/${roof}/${sizes.width}/${sizes.length}/${sizes.height}`;
  const byId = fromCalculationId(body.calculation_id);
  if (JSON.stringify(byId.body) !== JSON.stringify(body)) throw new Error("The id of the example opens another hangar");
  const explained = fromCalculationId(body.calculation_id, { explain: true });
  const explainedLine =
    explained.status === 200 ? explained.body.result.materials.find(({ group }) => !group) : undefined;
  if (!explainedLine) throw new Error("The example has no position to explain");
  return {
    body,
    query: apiAnswer(body.calculator_link),
    pathWithPairs: `${path}/${options.map((pair) => pair.join("=")).join(",")}`,
    pathWithHyphens: `${path}/${options.flat().join("-")}`,
    pathWithoutOptions: path,
    byId: `/v1/calc/id/${body.calculation_id}`,
    explained: `/v1/calc/id/${body.calculation_id}?explain=1`,
    explainedLine,
    json: JSON.stringify({ roof, ...sizes, gates: Number(gates), montazh: true, panels: true }),
  };
}

const metres = (text: string): number => Number(text.replace(",", "."));

function calculated(parameters: Readonly<Record<string, unknown>>): CalcResponse {
  const answer = calculate(parameters);
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  return answer.body;
}
