/** Pages that hold nothing by themselves, and the manufacturer's desk: search engines and sitemaps leave them out, and they have no Markdown twin. */
const UNLISTED = new Set(["/request/", "/offline/", "/404/", "/desk/", "/desk/preview/", "/desk/metrics/"]);

/** Whether a page is one to be found; `pathname` ends with a slash. */
export function isListed(pathname: string): boolean {
  return !UNLISTED.has(pathname);
}
