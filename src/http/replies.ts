import { JSON_CONTENT } from "../documents/paths.ts";
import { linkHeader, pageLink } from "./site/discovery-links.ts";
import { SERVICE_LINKS } from "../documents/discovery.ts";
import { matchesTag } from "./entity-tag.ts";
import { STATUS_OF, type HttpError } from "./errors.ts";
import { JsonWriter } from "./json/json-writer.ts";
import type { HttpRequest, Reply } from "./reply.ts";
import { isHttps, STRICT_TRANSPORT } from "./site/security-headers.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { CallError } from "../services/call-error.ts";
import type { FileBytes } from "../services/file.ts";
import type { ErrorBody } from "../engine/response.ts";

/**
 * A new price list comes with a deploy and its old prices must not linger: five minutes, fresh and stale together,
 * is the longest that anyone sees one.
 */
export const BRIEFLY = "public, max-age=60, stale-while-revalidate=240";

/** As much of a request as a refusal needs; its target says the language. */
export type Asking = Pick<HttpRequest, "method" | "watch"> & Partial<Pick<HttpRequest, "target">>;

const json = new JsonWriter();

export function entity(body: string, type: string): FileBytes {
  return { type, bytes: new TextEncoder().encode(body) };
}

export function jsonEntity(value: unknown): FileBytes {
  return { type: JSON_CONTENT, bytes: json.write(value) };
}

const LINKS = linkHeader(SERVICE_LINKS);
const PAGE = "{page}";
const [BEFORE_PAGE, AFTER_PAGE] = linkHeader([...SERVICE_LINKS, pageLink(PAGE)]).split(PAGE) as [string, string];

/** The links of an answer with a page; all but one address is the same for every answer. */
function linksWith(page: string | undefined): string {
  return page === undefined ? LINKS : BEFORE_PAGE + page + AFTER_PAGE;
}

/** What whoever watches over the service is told of it. */
export interface Health {
  prices_version: string;
  prices_valid_until?: string | undefined;
  /** Whole days since the day of the price list; below zero where its day is still to come. */
  prices_age_days: number;
  /** Of the product that answers; none in `astro dev`. */
  build?: string | undefined;
  /** Applications that are kept and not delivered; absent where none are kept. */
  applications_waiting?: number | undefined;
  /** What they wait for: the server of `mail` or of the `webhook`, a `disk` that can be read; absent where none has failed. */
  applications_held_up_by?: string[] | undefined;
  /** Applications among those that wait which were tried in vain; absent where there are none. */
  applications_refused?: number | undefined;
  /** Applications that are not tried any more; absent where there are none. */
  applications_given_up?: number | undefined;
}

/** The replies of a service that is reached at a base URL. */
export class Replies {
  /** On every answer, errors and redirects included: the service is open to pages of any origin. */
  readonly #everywhere: Readonly<Record<string, string>>;
  /** On every answer with a text, whether it is sent or the client has it: a host or a proxy may compress it. */
  readonly #withText: Readonly<Record<string, string>>;

  constructor(baseUrl: string) {
    this.#everywhere = {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
      "x-content-type-options": "nosniff",
      ...(isHttps(baseUrl) && { "strict-transport-security": STRICT_TRANSPORT }),
    };
    this.#withText = { ...this.#everywhere, vary: "Accept-Encoding" };
  }

  /**
   * 200 to GET, as it can be kept; `page` is the address at which a person sees the same, `tag` the validator, if there is
   * one. See `to` for what is sent.
   */
  cacheable({ type, bytes, fileName }: FileBytes, tag: string | undefined, page?: string): Reply {
    return {
      status: 200,
      headers: {
        ...this.#withText,
        "cache-control": BRIEFLY,
        ...(tag !== undefined && { etag: tag }),
        "content-type": type,
        ...savedAs(fileName),
        link: linksWith(page),
        "content-length": String(bytes.length),
      },
      bytes,
    };
  }

  /** A reply to GET as it is sent: without its body to HEAD, and as 304 when the client holds this very body. */
  to(request: HttpRequest, reply: Reply): Reply {
    const { etag } = reply.headers;
    const isHeld = etag !== undefined && matchesTag(request.header("if-none-match"), etag);
    if (!isHeld) return withoutBody(request, reply);
    const { vary } = reply.headers;
    const unchanged = this.#unchanged(etag);
    return vary === undefined ? unchanged : { ...unchanged, headers: { ...unchanged.headers, vary } };
  }

  /** 304 to GET of what the client holds under this tag, before it is written; nothing to one that does not name it. */
  held(request: HttpRequest, tag: string | undefined): Reply | undefined {
    return tag !== undefined && matchesTag(request.header("if-none-match"), tag) ? this.#unchanged(tag) : undefined;
  }

  /** 200 to POST. It is never asked for by tag, so it has none. */
  uncacheable({ type, bytes, fileName }: FileBytes, page?: string): Reply {
    const headers = {
      ...this.#withText,
      "cache-control": "no-store",
      "content-type": type,
      ...savedAs(fileName),
      link: linksWith(page),
      "content-length": String(bytes.length),
    };
    return { status: 200, headers, bytes };
  }

  /** 200 of a service that has just calculated a hangar; for those who watch over it, so never kept. */
  health(health: Health): Reply {
    const { type, bytes } = jsonEntity({ status: "ok", ...health });
    const headers = {
      ...this.#withText,
      "cache-control": "no-store",
      "content-type": type,
      "content-length": String(bytes.length),
    };
    return { status: 200, headers, bytes };
  }

  error(request: Asking, body: ErrorBody, headers: Readonly<Record<string, string>> = {}): Reply {
    request.watch?.refused(body.error);
    const { type, bytes } = jsonEntity(body);
    return withoutBody(request, {
      status: STATUS_OF[body.error.code],
      headers: {
        ...this.#withText,
        "cache-control": "no-store",
        "content-type": type,
        link: LINKS,
        ...headers,
        "content-length": String(bytes.length),
      },
      bytes,
    });
  }

  /** What is wrong with a request, as an answer. */
  refusal(
    request: Asking,
    error: CallError & Partial<Pick<HttpError, "headers">>,
    engine: Pick<Engine, "errorBody" | "language">,
  ): Reply {
    // By its shape: a host's own bundle has a class of its own.
    const { retryAfter, headers } = error;
    return this.error(request, error.body(engine), {
      ...headers,
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    });
  }

  redirect(location: string): Reply {
    return this.#empty(302, { "cache-control": BRIEFLY, "content-length": "0", location });
  }

  /** Leave for whatever a page's script wants to ask, remembered for a day (browsers shorten that as they see fit). */
  preflight(allow: string): Reply {
    return this.#empty(204, {
      allow,
      "access-control-allow-methods": allow,
      "access-control-allow-headers": "Accept, Authorization, Content-Type, If-None-Match, *",
      "access-control-max-age": "86400",
    });
  }

  /** An answer made elsewhere, as open as all others and never kept. */
  open(response: Response): Response {
    // Whether the connection goes on is for the host to say: the client may have asked for its end.
    response.headers.delete("connection");
    for (const [name, value] of Object.entries({ ...this.#everywhere, "cache-control": "no-store" })) {
      response.headers.set(name, value);
    }
    return response;
  }

  #unchanged(etag: string): Reply {
    return { status: 304, headers: { ...this.#withText, "cache-control": BRIEFLY, etag }, bytes: null };
  }

  #empty(status: number, headers: Readonly<Record<string, string>>): Reply {
    return { status, headers: { ...this.#everywhere, ...headers }, bytes: null };
  }
}

/** ASCII by its making: an id and sizes. */
function savedAs(fileName: string | undefined): Record<string, string> | undefined {
  return fileName === undefined ? undefined : { "content-disposition": `attachment; filename="${fileName}"` };
}

/** HEAD gets the headers of GET, the length included, and no body. */
function withoutBody({ method }: Pick<HttpRequest, "method">, reply: Reply): Reply {
  return method === "HEAD" ? { ...reply, bytes: null } : reply;
}
