import { detailOf, type Problem } from "hangar-engine";
import { capitalized } from "../../text/format.ts";
import { isField, type FieldName } from "./form-state.ts";

/** The engine's problems, sorted to the fields where a person can mend them. */
export interface SortedProblems {
  byField: Partial<Record<FieldName, string>>;
  /** Problems of no field of the form, as the engine worded them. */
  others: string[];
}

export function sortProblems(problems: readonly Problem[]): SortedProblems {
  return sortedBy(isField, problems);
}

/** The same for another form, by what is a field of it. */
export function sortedBy<Field extends string>(
  isFieldOf: (name: string) => name is Field,
  problems: readonly Problem[],
): { byField: Partial<Record<Field, string>>; others: string[] } {
  const byField: Partial<Record<Field, string>> = {};
  const others: string[] = [];
  for (const problem of problems) {
    const fields = problem.parameters.filter(isFieldOf);
    if (fields.length === 0) others.push(detailOf(problem));
    // At a field a person sees what came in the field itself; what is accepted is what helps.
    for (const field of fields) byField[field] ??= capitalized(problem.accepted);
  }
  return { byField, others };
}
