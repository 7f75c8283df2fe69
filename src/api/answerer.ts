import { leadEndpoint } from "virtual:hangar-data";
import type { Answer, Asked } from "./reply.ts";
import { isHttps } from "./security-headers.ts";
import { siteAndApi, type SiteAndApi } from "./site-and-api.ts";
import { staticSite, type SiteFiles } from "./static-site.ts";

/** What of `function.ts` a server is made of. */
type HangarFunction = Pick<typeof import("./function.ts"), "api" | "baseUrl" | "refuse">;

/** The site and the function as one, over the files of a host. */
export function answerer(
  { api, baseUrl, refuse }: HangarFunction,
  files: SiteFiles,
  compress?: SiteAndApi["compress"],
): (asked: Asked) => Answer {
  const site = staticSite(files, { https: isHttps(baseUrl), leadEndpoint });
  return siteAndApi({ site, api, refuse, ...(compress && { compress }) });
}
