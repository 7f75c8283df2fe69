import type { ApplicationPost } from "../applications/deliver/post.ts";
import type { PictureOf } from "../services/file.ts";
import { targetOf } from "./request-target.ts";
import type { Watch } from "../services/watch.ts";

/** A request as the function sees it, whatever the host has made it of. */
export interface HttpRequest {
  readonly method: string;
  /** Path with query string, as the URL standard writes them. */
  readonly target: string;
  /** A header by its name in lower case. */
  header(name: string): string | null;
  /** The whole of it, for what reads a body. */
  webRequest(): Request;
  /** Lets the host do all else that waits; whoever works long for this request goes on then. */
  turn(): Promise<void>;
  /** Of a host that can draw pictures. */
  readonly picture?: PictureOf | undefined;
  /** Where applications go, of a host that takes any. */
  readonly post?: ApplicationPost | undefined;
  /** Of a host whose operator watches. */
  readonly watch?: Watch | undefined;
  /** The network address that it came from, of a host that knows. */
  address?(): string | undefined;
}

/** What a host that speaks in web requests and responses has besides them. */
export interface FetchHost {
  readonly post?: ApplicationPost | undefined;
  addressOf?(request: Request): string | null | undefined;
}

/** An answer that a host has yet to send. */
export interface Reply {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** What is answered elsewhere comes as a `Response`. */
export type Answer = Reply | Response | Promise<Reply | Response>;

export function askedBy(request: Request, { post, addressOf }: FetchHost = {}): HttpRequest {
  return {
    method: request.method,
    target: targetOf(request.url.slice(request.url.indexOf("/", request.url.indexOf("//") + 2))),
    header: (name) => request.headers.get(name),
    webRequest: () => request,
    turn: () => new Promise((goOn) => setTimeout(goOn)),
    post,
    address: () => addressOf?.(request) ?? undefined,
  };
}

function asResponse(reply: Reply | Response): Response {
  if (reply instanceof Response) return reply;
  const { bytes, status, headers } = reply;
  return new Response(bytes, { status, headers });
}

/** The same for hosts that speak in web requests and responses. */
export function overFetch(
  answer: (request: HttpRequest) => Answer,
  host?: FetchHost,
): (request: Request) => Promise<Response> {
  return async (request) => asResponse(await answer(askedBy(request, host)));
}

/** The reply, saying that another value of this header of the request may get another. */
export function varying(reply: Reply, header: string): Reply {
  const { vary } = reply.headers;
  return { ...reply, headers: { ...reply.headers, vary: vary === undefined ? header : `${vary}, ${header}` } };
}
