import { leadEndpoint } from "virtual:hangar-data";
import { api, baseUrl, refuse } from "./function.ts";
import { overFetch, type Answer, type Asked } from "./reply.ts";
import { isHttps } from "./security-headers.ts";
import { siteAndApi, type SiteAndApi } from "./site-and-api.ts";
import { staticSite, type SiteFiles } from "./static-site.ts";

/** The site and the function as one, over the files of a host. */
export function answerer(files: SiteFiles, compress?: SiteAndApi["compress"]): (asked: Asked) => Answer {
  const site = staticSite(files, { https: isHttps(baseUrl), leadEndpoint });
  return siteAndApi({ site, api, refuse, ...(compress && { compress }) });
}

/** The same for hosts that speak in web requests and responses. */
export function service(files: SiteFiles, compress?: SiteAndApi["compress"]): (request: Request) => Promise<Response> {
  return overFetch(answerer(files, compress));
}
