import { answerLinks, linkHeader } from "./discovery-links.ts";
import { entityTag, matchesTag } from "./entity-tag.ts";
import { STATUS_OF, type HttpError } from "./errors.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { CalcResponse, ErrorBody } from "../engine/response.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** On every answer, errors and redirects included: the service is open to pages of any origin. */
const EVERYWHERE = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Allow, ETag, Link",
  "x-content-type-options": "nosniff",
};

/**
 * A new price list comes with a deploy and its old prices must not linger: five minutes, fresh and stale together,
 * is the longest that anyone sees one.
 */
export const BRIEFLY = "public, max-age=60, stale-while-revalidate=240";

/** Bytes to answer with, encoded and tagged once. */
export interface Entity {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

export function entity(body: string, type: string = JSON_TYPE): Entity {
  return { type, bytes: new TextEncoder().encode(body), tag: entityTag(body) };
}

/**
 * 200, or 304 when the client holds this very body. What POST is answered is never asked for by tag, so it has none.
 * `page` is the address at which a person sees the same.
 */
export function entityReply(request: Request, { type, bytes, tag }: Entity, page?: string): Response {
  const described = { "content-type": type, link: linkHeader(answerLinks(page)) };
  if (request.method === "POST") return bytesReply(request, 200, { "cache-control": "no-store", ...described }, bytes);
  const validators = { "cache-control": BRIEFLY, etag: tag };
  if (matchesTag(request.headers.get("if-none-match"), tag)) return emptyReply(304, validators);
  return bytesReply(request, 200, { ...validators, ...described }, bytes);
}

/** 200 of a service that has just calculated a hangar; for those who watch over it, so never kept. */
export function healthReply(request: Request, { prices_version }: CalcResponse): Response {
  const bytes = new TextEncoder().encode(JSON.stringify({ status: "ok", prices_version }));
  return bytesReply(request, 200, { "cache-control": "no-store", "content-type": JSON_TYPE }, bytes);
}

export function errorReply(
  request: Pick<Request, "method">,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const status = STATUS_OF[body.error.code];
  const described = { "content-type": JSON_TYPE, link: linkHeader(answerLinks()) };
  return bytesReply(request, status, { "cache-control": "no-store", ...described, ...headers }, bytes);
}

/** What is wrong with a request, as an answer. */
export function refusal(
  request: Pick<Request, "method">,
  error: HttpError,
  engine: Pick<Engine, "errorBody">,
): Response {
  return errorReply(request, error.body(engine), error.headers);
}

export function redirectReply(location: string): Response {
  return emptyReply(302, { "cache-control": BRIEFLY, "content-length": "0", location });
}

/** Leave for whatever a page's script wants to ask, remembered for a day (browsers shorten that as they see fit). */
export function preflightReply(allow: string): Response {
  return emptyReply(204, {
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "Accept, Content-Type, If-None-Match, *",
    "access-control-max-age": "86400",
  });
}

/** An answer made elsewhere, as open as all others and never kept. */
export function openReply(response: Response): Response {
  for (const [name, value] of Object.entries({ ...EVERYWHERE, "cache-control": "no-store" })) {
    response.headers.set(name, value);
  }
  return response;
}

/** HEAD gets the headers of GET, the length included, and no body. */
function bytesReply(
  request: Pick<Request, "method">,
  status: number,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...EVERYWHERE, ...headers, "content-length": String(bytes.length) },
  });
}

function emptyReply(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { ...EVERYWHERE, ...headers } });
}
