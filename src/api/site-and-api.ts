import { namesHtml } from "./accept.ts";
import { internalError, methodNotAllowed } from "./errors.ts";
import type { Refuse } from "./function.ts";
import { isApiPath } from "./is-api-path.ts";
import { varying, type Answer, type Asked, type Reply } from "./reply.ts";
import type { StaticSite } from "./static-site.ts";
import { pathOf } from "./target.ts";

export interface SiteAndApi {
  site: StaticSite;
  /** The function; it answers for unknown paths too, with the one body of every error. */
  api(asked: Asked): Answer;
  refuse: Refuse;
  /** For a host that does not compress answers itself; the files of the site come compressed already. */
  compress?: (asked: Asked, answered: Reply | Response) => Answer;
}

/** The answer of the whole server: the function's, a file of the site, or what is wrong with the request. */
export function siteAndApi({
  site,
  api,
  refuse,
  compress = (_, answered) => answered,
}: SiteAndApi): (asked: Asked) => Answer {
  function answer(asked: Asked): Answer {
    const pathname = pathOf(asked.target);
    if (isApiPath(pathname)) return compressed(asked, api(asked));
    if (asked.method === "GET" || asked.method === "HEAD") return fileOrNotFound(asked);
    if (!site.has(pathname)) return compressed(asked, api(asked));
    return compress(asked, refuse(asked, methodNotAllowed(asked.method, "GET, HEAD")));
  }

  function compressed(asked: Asked, answered: Answer): Answer {
    return answered instanceof Promise ? answered.then((one) => compress(asked, one)) : compress(asked, answered);
  }

  /** Of what is unknown, the page for a browser, which names HTML among what it accepts; the error body else. */
  async function fileOrNotFound(asked: Asked): Promise<Reply | Response> {
    const file = await site.answer(asked.request());
    if (file) return file;
    const forBrowser = namesHtml(asked.header("accept"));
    const answered = await compressed(asked, forBrowser ? site.notFoundPage(asked) : api(asked));
    return answered instanceof Response ? answered : varying(answered, "Accept");
  }

  function fail(asked: Asked, error: unknown): Reply {
    console.error(error);
    return refuse(asked, internalError());
  }

  return (asked) => {
    try {
      const answered = answer(asked);
      return answered instanceof Promise ? answered.catch((error: unknown) => fail(asked, error)) : answered;
    } catch (error) {
      return fail(asked, error);
    }
  };
}
