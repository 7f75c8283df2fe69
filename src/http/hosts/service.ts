import { answerer } from "./answerer.ts";
import { api, baseUrl, preview, refuse } from "../function.ts";
import { overFetch, type FetchHost } from "../reply.ts";
import type { SiteAndApi } from "../site/site-and-api.ts";
import type { SiteFiles } from "../site/static-site.ts";

/** The site and the function as one, for hosts that speak in web requests and responses. */
export function service(
  files: SiteFiles,
  { compress, ...host }: FetchHost & Pick<SiteAndApi, "compress"> = {},
): (request: Request) => Promise<Response> {
  return overFetch(answerer({ api, baseUrl, preview, refuse }, files, compress), host);
}
