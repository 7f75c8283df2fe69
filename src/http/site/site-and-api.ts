import { namesHtml } from "../accept.ts";
import { internalError, methodNotAllowed } from "../errors.ts";
import type { Refuse } from "../function.ts";
import { isApiPath } from "../routes/table.ts";
import { varying, type Answer, type HttpRequest, type Reply } from "../reply.ts";
import type { StaticSite } from "./static-site.ts";
import { withPreview, type LinkPreview } from "./link-preview.ts";
import { pathOf } from "../request-target.ts";

/** Headers that are true of a file's own bytes alone. */
const OF_FILE = ["accept-ranges", "content-encoding", "content-length", "etag", "last-modified"];

export interface SiteAndApi {
  site: StaticSite;
  /** The function; it answers for unknown paths too, with the one body of every error. */
  api(request: HttpRequest): Answer;
  /** What a messenger shows with this link instead of what it does with all others. */
  preview(request: HttpRequest): LinkPreview | undefined;
  refuse: Refuse;
  /** For a host that does not compress answers itself; the files of the site come compressed already. */
  compress?: (request: HttpRequest, result: Reply | Response) => Answer;
}

/** The answer of the whole server: the function's, a file of the site, or what is wrong with the request. */
export function siteAndApi({
  site,
  api,
  preview,
  refuse,
  compress = (_, result) => result,
}: SiteAndApi): (request: HttpRequest) => Answer {
  function answer(request: HttpRequest): Answer {
    const pathname = pathOf(request.target);
    if (isApiPath(pathname)) return compressed(request, api(request));
    if (request.method === "GET" || request.method === "HEAD") {
      const shown = preview(request);
      return shown ? previewed(request, shown) : fileOrNotFound(request);
    }
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

  /** The page with the preview in it, which has none of the validators of its file. */
  async function previewed(request: HttpRequest, shown: LinkPreview): Promise<Reply | Response> {
    const file = await site.answer(plain(request));
    if (file === undefined) return notFound(request);
    const { status, headers } = file;
    const given = headers instanceof Headers ? Object.fromEntries(headers) : headers;
    const others = Object.fromEntries(Object.entries(given).filter(([name]) => !OF_FILE.includes(name)));
    const html = await new Response(file instanceof Response ? file.body : file.bytes).text();
    const bytes = new TextEncoder().encode(withPreview(html, shown));
    const described = { ...others, "content-length": String(bytes.length) };
    const reply: Reply = { status, headers: described, bytes: request.method === "HEAD" ? null : bytes };
    return compress(request, varying(reply, "Sec-Fetch-Dest"));
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

/** The same request for the whole file as it is. */
const plain = (request: HttpRequest): HttpRequest => ({
  method: "GET",
  target: request.target,
  header: () => null,
  webRequest: () => new Request(request.webRequest().url),
  turn: () => request.turn(),
});
