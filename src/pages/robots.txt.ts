import { baseUrl } from "hangar-engine";

/** What crawlers may do here; why training is not among it: decisions.md. */
const ROBOTS = `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

Sitemap: ${baseUrl}/sitemap-index.xml
`;

export function GET(): Response {
  return new Response(ROBOTS, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
