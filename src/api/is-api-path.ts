/** Whether the function answers for a path; everything else is a file of the static site. */
export function isApiPath(pathname: string): boolean {
  return /^\/(v1|v1\/.*|(openapi|prices|options|tools\/openai|tools\/anthropic)\.json|llms\.txt)$/s.test(pathname);
}
