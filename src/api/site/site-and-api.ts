import { namesHtml } from "../http/accept.ts";
import { internalError, methodNotAllowed } from "../http/errors.ts";
import type { Refuse } from "../function.ts";
import { isApiPath } from "../routes/is-api-path.ts";
import { varying, type Answer, type HttpRequest, type Reply } from "../http/reply.ts";
import type { StaticSite } from "./static-site.ts";
import { pathOf } from "../http/request-target.ts";

export interface SiteAndApi {
  site: StaticSite;
  /** The function; it answers for unknown paths too, with the one body of every error. */
  api(request: HttpRequest): Answer;
  refuse: Refuse;
  /** For a host that does not compress answers itself; the files of the site come compressed already. */
  compress?: (request: HttpRequest, result: Reply | Response) => Answer;
}

/** The answer of the whole server: the function's, a file of the site, or what is wrong with the request. */
export function siteAndApi({
  site,
  api,
  refuse,
  compress = (_, result) => result,
}: SiteAndApi): (request: HttpRequest) => Answer {
  function answer(request: HttpRequest): Answer {
    const pathname = pathOf(request.target);
    if (isApiPath(pathname)) return compressed(request, api(request));
    if (request.method === "GET" || request.method === "HEAD") return fileOrNotFound(request);
    if (!site.has(pathname)) return compressed(request, api(request));
    return compress(request, refuse(request, methodNotAllowed(request.method, "GET, HEAD")));
  }

  function compressed(request: HttpRequest, result: Answer): Answer {
    return result instanceof Promise ? result.then((one) => compress(request, one)) : compress(request, result);
  }

  function fileOrNotFound(request: HttpRequest): Answer {
    const file = site.answer(request);
    if (file instanceof Promise) return file.then((one) => one ?? notFound(request));
    return file ?? notFound(request);
  }

  /** The page for a browser, which names HTML among what it accepts; the error body else. */
  async function notFound(request: HttpRequest): Promise<Reply | Response> {
    const forBrowser = namesHtml(request.header("accept"));
    const result = await compressed(request, forBrowser ? site.notFoundPage(request) : api(request));
    return result instanceof Response ? result : varying(result, "Accept");
  }

  function fail(request: HttpRequest, error: unknown): Reply {
    console.error(error);
    return refuse(request, internalError());
  }

  return (request) => {
    try {
      const result = answer(request);
      return result instanceof Promise ? result.catch((error: unknown) => fail(request, error)) : result;
    } catch (error) {
      return fail(request, error);
    }
  };
}
