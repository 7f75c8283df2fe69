import { ENGLISH_FEED_LINK, FEED_LINK, SERVICE_LINKS, type DiscoveryLink } from "../../documents/discovery.ts";
import { isListed } from "./listed-pages.ts";
import { twinPath } from "../../documents/markdown-twin.ts";

/** Those of a page in English. */
const ENGLISH_LINKS: readonly DiscoveryLink[] = SERVICE_LINKS.map((link) =>
  link.href === "/llms.txt" || link.href === "/docs/" ? { ...link, href: `/en${link.href}` } : link,
);

/** Link of an answer of the API to the page that shows the same calculation or search to a person. */
export function pageLink(page: string): DiscoveryLink {
  return { rel: "alternate", href: page, type: "text/html" };
}

/** Links of a file of the static site: a page has a twin in Markdown, a twin its page, other files have none. */
export function fileLinks(pathname: string): DiscoveryLink[] {
  const service = /^\/en(\/|\.md$)/.test(pathname) ? ENGLISH_LINKS : SERVICE_LINKS;
  if (pathname.endsWith("/")) {
    const twin = isListed(pathname) ? twinPath(pathname) : undefined;
    return [
      ...service,
      ...(twin === undefined ? [] : [{ rel: "alternate", href: twin, type: "text/markdown" }]),
      ...(pathname.startsWith("/docs/") ? [FEED_LINK] : []),
      ...(pathname.startsWith("/en/docs/") ? [ENGLISH_FEED_LINK] : []),
    ];
  }
  // A document may be in Markdown too, and is no page's twin.
  if (!pathname.endsWith(".md") || pathname.startsWith("/.well-known/")) return [];
  const page = pathname === "/index.md" ? "/" : pathname.replace(/\.md$/, "/");
  return [...service, { rel: "canonical", href: page, type: "text/html" }];
}

/** The value of a `Link` header. */
export function linkHeader(links: readonly DiscoveryLink[]): string {
  return links.map(({ rel, href, type }) => `<${href}>; rel="${rel}"; type="${type}"`).join(", ");
}
