import { leadEndpoint } from "virtual:hangar-data";
import type { ServerRequest } from "srvx";
import { baseUrl, handler, refuse } from "./function.ts";
import { siteAndApi, type SiteAndApi } from "./site-and-api.ts";
import { staticSite, type SiteFiles } from "./static-site.ts";

/** The site and the function as one, over the files of a host: what every adapter hands its requests to. */
export function service(
  files: SiteFiles,
  compress?: SiteAndApi["compress"],
): (request: ServerRequest) => Promise<Response> {
  const site = staticSite(files, { https: baseUrl.startsWith("https:"), leadEndpoint });
  return siteAndApi({ site, handler, refuse, ...(compress && { compress }) });
}
