import { baseUrl } from "hangar-engine";

const ROBOTS = `User-agent: *
Allow: /

Sitemap: ${baseUrl}/sitemap-index.xml
`;

export function GET(): Response {
  return new Response(ROBOTS, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
