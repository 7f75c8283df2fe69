import type { Question } from "../../understanding/response.ts";
import { COUNT_NAMES } from "../form/form-state.ts";

/** Where a question is answered that has no choices, or few of many. */
export interface FieldLink {
  href: string;
  label: string;
}

/** Of numbers of openings the choices are only the usual ones. */
export function linkToField({ parameter, choices }: Question, id: string, label: string): FieldLink | undefined {
  const href = `#${id}`;
  if (choices.length === 0) return { href, label: `К полю «${label}»` };
  const isCount = (COUNT_NAMES as readonly string[]).includes(parameter);
  return isCount ? { href, label: `Другое число: к полю «${label}»` } : undefined;
}

/** Unfolds what the field is in, and goes there; whether it is on this page. */
export function goToField(href: string): boolean {
  const field = href.startsWith("#") ? document.getElementById(href.slice(1)) : null;
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  // Of a group the chosen one.
  (field?.querySelector<HTMLElement>("input:checked") ?? field)?.focus();
  return field !== null;
}
