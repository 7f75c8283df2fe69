import { WELL_KNOWN_TYPES } from "./well-known.ts";

/** Whether the function answers for a path; everything else is a file of the static site. */
export function isApiPath(pathname: string): boolean {
  return /^\/(v1|v1\/.*|openapi\.json|prices\.json|llms\.txt)$/s.test(pathname) || pathname in WELL_KNOWN_TYPES;
}
