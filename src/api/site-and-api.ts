import type { ServerRequest } from "srvx";
import { namesHtml } from "./accept.ts";
import { internalError, malformedHost, methodNotAllowed } from "./errors.ts";
import type { Refuse } from "./function.ts";
import { isApiPath } from "./is-api-path.ts";
import type { StaticSite } from "./static-site.ts";

export interface SiteAndApi {
  site: StaticSite;
  /** The function; it answers for unknown paths too, with the one body of every error. */
  handler(request: Request): Promise<Response>;
  refuse: Refuse;
  /** For a host that does not compress answers itself; the files of the site come compressed already. */
  compress?: (request: Request, response: Response) => Response | Promise<Response>;
}

/** The answer of the whole server: the function's, a file of the site, or what is wrong with the request. */
export function siteAndApi({
  site,
  handler,
  refuse,
  compress = (_, response) => response,
}: SiteAndApi): (request: ServerRequest) => Promise<Response> {
  async function answer(request: ServerRequest): Promise<Response> {
    const host = request.headers.get("host");
    // The Host header of a hostile client may not make an address at all.
    if (!URL.canParse(request.url) || (host === null && request.runtime?.node?.req.httpVersion === "1.1")) {
      return compress(request, refuse(request, malformedHost(host)));
    }
    const { pathname } = new URL(request.url);
    if (isApiPath(pathname)) return compress(request, await handler(request));

    if (request.method !== "GET" && request.method !== "HEAD") {
      const response = site.has(pathname)
        ? refuse(request, methodNotAllowed(request.method, "GET, HEAD"))
        : await handler(request);
      return compress(request, response);
    }
    return (await site.answer(request)) ?? notFound(request);
  }

  /** The page for a browser, which names HTML among what it accepts; the error body for everyone else. */
  async function notFound(request: Request): Promise<Response> {
    const forBrowser = namesHtml(request.headers.get("accept"));
    const response = await compress(request, forBrowser ? site.notFoundPage(request) : await handler(request));
    response.headers.append("Vary", "Accept");
    return response;
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      console.error(error);
      return refuse(request, internalError());
    }
  };
}
