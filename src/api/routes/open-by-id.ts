import type { ApiAnswer, Engine } from "../../engine/create-engine.ts";
import type { CalcResponse } from "../../engine/response.ts";
import { dated, quoted } from "../../text/format.ts";
import { askedEngine, type OlderEngines } from "./older-engines.ts";

/**
 * The calculation of an id under the list that `parameters` name. Where that list does not offer the hangar, and another
 * one does, the id is right: the refusal says so, and by which list and call it opens. No other list answers unasked.
 */
export function openById(
  engine: Engine,
  older: OlderEngines | undefined,
  id: string,
  parameters: readonly (readonly [name: string, value: unknown])[],
): ApiAnswer {
  const request = askedEngine(engine, older, parameters);
  const answer = request.fromCalculationId(id, parameters);
  if (answer.status === 200 || answer.body.error.code !== "unknown_calculation_id") return answer;
  const offered = offeredUnder(engine, older, id);
  if (!offered) return answer;

  const { calculation_id, prices_version } = offered;
  const [own, other] = [dated(request.priceList.meta.version), dated(prices_version)];
  const call = `${engine.baseUrl}/v1/calc/id/${calculation_id}?prices_version=${prices_version}`;
  const error = {
    ...answer.body.error,
    message: `Номер расчёта верный, но в прайс-листе от ${own} такого ангара нет — он открывается по прайс-листу от ${other}.`,
    details: [
      `calculation_id: пришло ${quoted(id)}; номер верный, но такого ангара в прайс-листе от ${own} нет; ` +
        `расчёт откроется с prices_version=${prices_version}: ${call}`,
    ],
  };
  return { status: 400, body: { ...answer.body, error } };
}

/** The calculation of an id under the newest list that offers it. */
function offeredUnder(engine: Engine, older: OlderEngines | undefined, id: string): CalcResponse | undefined {
  for (const version of engine.versions) {
    const one = version === engine.priceList.meta.version ? engine : older?.(version);
    const answer = one?.fromCalculationId(id);
    if (answer?.status === 200) return answer.body;
  }
  return undefined;
}
