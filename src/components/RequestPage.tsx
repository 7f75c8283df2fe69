import { calculate, fromCalculationId, type Answer } from "hangar-engine";
import { RequestError } from "./RequestError.tsx";
import { RequestSheet } from "./RequestSheet.tsx";

/** The application form of a link: its id says which calculation; without one its parameters do. */
export function RequestPage({ query, email }: { query: string; email: string }) {
  const answer = calculationOf(new URLSearchParams(query));
  return answer.status === 200 ? (
    <RequestSheet body={answer.body} email={email} />
  ) : (
    <RequestError body={answer.body} email={email} />
  );
}

function calculationOf(parameters: URLSearchParams): Answer {
  const id = parameters.get("calculation_id");
  if (id === null && parameters.has("roof")) return calculate(parameters);
  return fromCalculationId(id?.trim() ?? "");
}
