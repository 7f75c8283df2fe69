import { calculate, fromCalculationId, type Answer, type Engine } from "hangar-engine";
import { listOfLink, type ListOfLink } from "../../link/older-list.ts";
import { isWholeId, tidyId } from "../../link/tidy-id.ts";

/** The calculation that a link to the quote request form means, under today's list. */
export interface LinkedCalculation extends Pick<ListOfLink, "olderList" | "notices"> {
  answer: Answer;
  /** The id that the link names, when its parameters had to answer instead: it is wrong or missing. */
  insteadOfId?: string;
  /** The id that the link names, when today's list does not open it though it is written as ids are. */
  unopenedId?: string;
  /** The answer of another list. */
  under: (engine: Pick<Engine, "calculate" | "fromCalculationId">) => Answer;
}

export function calculationOfLink(query: string): LinkedCalculation {
  const { pairs, ...list } = listOfLink([...new URLSearchParams(query)]);
  const answered = (engine: Parameters<LinkedCalculation["under"]>[0]) => byIdOrParameters(pairs, engine);
  const id = new URLSearchParams(query).get("calculation_id") ?? "";
  const isUnopened = isWholeId(tidyId(id)) && fromCalculationId(id).status === 400;
  return {
    ...answered({ calculate, fromCalculationId }),
    ...list,
    ...(isUnopened && { unopenedId: id }),
    under: (engine) => answered(engine).answer,
  };
}

/** By the id, which is the calculation; by the parameters beside it only where the id stands for none. */
function byIdOrParameters(
  pairs: ListOfLink["pairs"],
  { calculate, fromCalculationId }: Pick<Engine, "calculate" | "fromCalculationId">,
): Pick<LinkedCalculation, "answer" | "insteadOfId"> {
  const parameters = new URLSearchParams(pairs.map((pair) => [...pair]));
  const id = parameters.get("calculation_id")?.trim() ?? "";
  const byId = fromCalculationId(id);
  if (byId.status === 200) return { answer: byId };
  parameters.delete("calculation_id");
  const byParameters = calculate(parameters);
  if (byParameters.status === 200) return { answer: byParameters, insteadOfId: id };
  return { answer: id === "" && parameters.has("roof") ? byParameters : byId };
}
