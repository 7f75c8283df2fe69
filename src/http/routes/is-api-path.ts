import { TYPE_OF_DOCUMENT } from "../../documents/well-known.ts";

const DOCUMENT =
  /^\/((openapi|prices(\/index|\/\d{4}-\d\d-\d\d(\.[2-9])?)?|options|tools\/openai|tools\/anthropic)\.json|prices\.csv|(en\/)?(llms\.txt|calculator\.xlsx))$/;

/** Whether the function answers for a path; everything else is a file of the static site. */
export function isApiPath(pathname: string): boolean {
  if (pathname.startsWith("/v1/")) return true;
  return (
    DOCUMENT.test(pathname) || pathname in TYPE_OF_DOCUMENT || /^\/(v1|(mcp|healthz|application)\/?)$/.test(pathname)
  );
}
