/*
 * Every page has a Markdown twin, except the 404 page and pages that ask search engines not to list them: the second
 * form of addresses that llmstxt.org allows, in which `.md` takes the place of the ending. The build writes the twins,
 * pages and answers link to them, and a host answers a page's address with its twin when the client asks for Markdown.
 */

/** `/docs/limits/` → `/docs/limits.md`, `/` → `/index.md`; none for what is no page's address and for the 404 page. */
export function twinPath(pathname: string): string | undefined {
  if (pathname === "/") return "/index.md";
  const page = /^(\/.+)\/$/.exec(pathname)?.[1];
  return page === undefined || page === "/404" ? undefined : `${page}.md`;
}
