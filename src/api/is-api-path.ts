const DOCUMENT = /^\/((openapi|prices|options|tools\/openai|tools\/anthropic)\.json|llms\.txt|mcp\/server-card)$/;

/** Whether the function answers for a path; everything else is a file of the static site. */
export function isApiPath(pathname: string): boolean {
  return DOCUMENT.test(pathname) || /^\/(v1|v1\/.*|mcp\/?)$/s.test(pathname);
}
