import { calculate, fromCalculationId, type Answer } from "hangar-engine";

/** The calculation that a link to the application form means. */
export interface LinkedCalculation {
  answer: Answer;
  /** The id that the link names, when its parameters had to answer instead: it is wrong or missing. */
  insteadOfId?: string;
}

/** By the id, which is the calculation; by the parameters beside it only where the id stands for none. */
export function calculationOfLink(query: string): LinkedCalculation {
  const parameters = new URLSearchParams(query);
  const id = parameters.get("calculation_id")?.trim() ?? "";
  const byId = fromCalculationId(id);
  if (byId.status === 200) return { answer: byId };
  parameters.delete("calculation_id");
  const byParameters = calculate(parameters);
  if (byParameters.status === 200) return { answer: byParameters, insteadOfId: id };
  return { answer: id === "" && parameters.has("roof") ? byParameters : byId };
}
