import { leadEndpoint } from "virtual:hangar-data";
import type { Answer, HttpRequest } from "../reply.ts";
import { isHttps } from "../site/security-headers.ts";
import { siteAndApi, type SiteAndApi } from "../site/site-and-api.ts";
import { staticSite, type SiteFiles } from "../site/static-site.ts";

/** What of `function.ts` a server is made of. */
type HangarFunction = Pick<typeof import("../function.ts"), "api" | "baseUrl" | "preview" | "refuse">;

/** The site and the function as one, over the files of a host. */
export function answerer(
  { api, baseUrl, preview, refuse }: HangarFunction,
  files: SiteFiles,
  compress?: SiteAndApi["compress"],
): (request: HttpRequest) => Answer {
  const site = staticSite(files, { https: isHttps(baseUrl), leadEndpoint });
  return siteAndApi({ site, api, preview, refuse, ...(compress && { compress }) });
}
