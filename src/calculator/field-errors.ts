import { isField, type FieldName } from "./form-state.ts";

/** The engine's problems, sorted to the fields where a person can mend them. */
export interface SortedProblems {
  byField: Partial<Record<FieldName, string>>;
  /** Problems of no field of the form, as the engine worded them. */
  others: string[];
}

const CODE_BEFORE_NAME = /^(?:(?:missing|invalid|unknown)_parameter|unsupported_size|does_not_fit): /;

/** One of `error.details` as the names that it starts with ("gates, doors: …") and its text. */
export function readDetail(detail: string): { names: string[]; text: string } {
  const withoutCode = detail.replace(CODE_BEFORE_NAME, "");
  const colon = withoutCode.indexOf(": ");
  return { names: withoutCode.slice(0, colon).split(", "), text: withoutCode.slice(colon + 2) };
}

export function sortProblems(details: readonly string[]): SortedProblems {
  const sorted: SortedProblems = { byField: {}, others: [] };
  for (const detail of details) {
    const { names, text } = readDetail(detail);
    const fields = names.filter(isField);
    if (fields.length === 0) sorted.others.push(detail);
    for (const field of fields) sorted.byField[field] ??= besideField(text);
  }
  return sorted;
}

/** At a field a person sees what came in the field itself; what is accepted is what helps. */
export function besideField(text: string): string {
  const helpful = text.replace(/^(?:пришло|пришёл|не указан)[^;]*; (?=\S)/, "");
  return helpful.charAt(0).toUpperCase() + helpful.slice(1);
}
