import { DOCUMENTS } from "./paths.ts";

/** A link of an answer to what belongs to it (RFC 8288); `href` is a path of this service or a whole address. */
export interface DiscoveryLink {
  rel: string;
  href: string;
  type: string;
}

const linkTo = (href: keyof typeof DOCUMENTS, rel: string): DiscoveryLink => ({
  rel,
  href,
  type: DOCUMENTS[href].type.split(";")[0]!,
});

/** What describes the service as a whole: RFC 8631 for its documents, RFC 9727 for the catalogue of its interfaces. */
export const SERVICE_LINKS: readonly DiscoveryLink[] = [
  linkTo("/llms.txt", "describedby"),
  linkTo("/openapi.json", "service-desc"),
  { rel: "service-doc", href: "/docs/", type: "text/html" },
  linkTo("/.well-known/api-catalog", "api-catalog"),
];

/** The feed of price lists, which the pages of the documentation lead to. */
export const FEED_LINK = linkTo("/prices/feed.xml", "alternate");
export const ENGLISH_FEED_LINK = linkTo("/en/prices/feed.xml", "alternate");
