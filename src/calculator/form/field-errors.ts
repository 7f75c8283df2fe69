import { detailOf, type Problem } from "hangar-engine";
import { capitalized } from "../../text/format.ts";
import { isField, type FieldName } from "./form-state.ts";
import * as toldWords from "./told-words.ts";

/** The engine's problems, sorted to the fields where a person can mend them. */
export interface SortedProblems {
  byField: Partial<Record<FieldName, string>>;
  /** Problems of no field of the form, as the engine worded them. */
  others: string[];
}

export function sortProblems(problems: readonly Problem[]): SortedProblems {
  return sortedBy(isField, problems);
}

/**
 * Sizes, areas and their bounds take any number; how a request writes one is no matter of who types it. A problem of
 * two is of bounds that cross, both of which are numbers.
 */
const isNoNumber = ({ code, about: [one, other] }: Problem): boolean =>
  code === "invalid_parameter" && !other && /^(width|length|height|area)(_|$)/.test(one?.parameter ?? "");

/** Where a person can mend it. The words may name others beside: where gates alone have no room, doors and windows do not. */
export const wrongIn = ({ about }: Problem): string[] => about.map(({ parameter }) => parameter);

/** The same for another form, by what is a field of it. */
export function sortedBy<Field extends string>(
  isFieldOf: (name: string) => name is Field,
  problems: readonly Problem[],
): { byField: Partial<Record<Field, string>>; others: string[] } {
  const byField: Partial<Record<Field, string>> = {};
  const others: string[] = [];
  for (const problem of problems) {
    const wrong = wrongIn(problem);
    const fields = wrong.filter(isFieldOf);
    // What is mended with another problem is told by that one.
    if (fields.length === 0 && wrong.length > 0) others.push(detailOf(problem));
    // At a field a person sees what came in the field itself; what is accepted is what helps.
    for (const field of fields)
      byField[field] ??= isNoNumber(problem) ? toldWords.aNumber : capitalized(problem.accepted);
  }
  return { byField, others };
}
