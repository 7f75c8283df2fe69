import type { Answer } from "../engine/create-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import { ERROR_TEXTS } from "../messages/by-language.ts";
import { askedEngine, type Engines } from "./asked/asked-engine.ts";

/**
 * The calculation of an id under the list that `parameters` name. Where that list does not offer the hangar, and another
 * one does, the id is right: the refusal says so, and by which list and call it opens. No other list answers unasked.
 */
export function openById(
  engines: Engines,
  id: string,
  parameters: readonly (readonly [name: string, value: unknown])[],
): Answer {
  const request = askedEngine(engines, parameters);
  const answer = request.fromCalculationId(id, parameters);
  if (answer.status === 200 || answer.body.error.code !== "unknown_calculation_id") return answer;
  const offered = offeredUnder(engines, id);
  if (!offered) return answer;

  const { calculation_id, prices_version } = offered;
  const { language, priceList, refusal } = request;
  const texts = ERROR_TEXTS[language.lang];
  const { message, text } = texts.openedByOtherList({
    id: texts.quoted(id),
    own: priceList.meta.version,
    other: prices_version,
    version: prices_version,
    call: `${engines.engine.baseUrl}/v1/calc/id/${calculation_id}?prices_version=${prices_version}`,
  });
  const told = refusal(answer.problems.map((problem) => ({ ...problem, ...text })));
  return { ...told, body: { ...told.body, error: { ...told.body.error, message } } };
}

/** The calculation of an id under the newest list that offers it. */
function offeredUnder({ engine, others }: Engines, id: string): CalcResponse | undefined {
  for (const version of others?.versions ?? []) {
    const one = others?.(version, engine.language.lang);
    const answer = one?.fromCalculationId(id);
    if (answer?.status === 200) return answer.body;
  }
  return undefined;
}
