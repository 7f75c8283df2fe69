import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { malformedHost, malformedTarget } from "../../errors.ts";
import type { Refuse } from "../../function.ts";
import type { ApplicationPost } from "../../../applications/deliver/post.ts";
import type { Answer, HttpRequest, Reply } from "../../reply.ts";
import type { PictureOf } from "../../../services/file.ts";
import type { Watch } from "../../../services/watch.ts";
import { targetOf } from "../../request-target.ts";
import { clientAddress } from "../client-address.ts";
import { connectionOf } from "./connections/connection.ts";
import type { Turns } from "./turns.ts";

/** Requests so far. */
let requests = 0;

/** What this server can do besides answering. */
interface Abilities {
  picture?: PictureOf | undefined;
  post?: ApplicationPost | undefined;
  watch?: Watch | undefined;
}

/** A request of Node's server. */
class NodeHttpRequest implements HttpRequest {
  readonly method: string;
  readonly target: string;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly picture: PictureOf | undefined;
  readonly post: ApplicationPost | undefined;
  readonly watch: Watch | undefined;
  readonly #turns: Turns;
  readonly #number = requests++;

  constructor(message: IncomingMessage, response: ServerResponse, turns: Turns, { picture, post, watch }: Abilities) {
    this.method = message.method ?? "GET";
    this.target = targetOf(message.url ?? "/");
    this.message = message;
    this.response = response;
    this.picture = picture;
    this.post = post;
    this.watch = watch;
    this.#turns = turns;
  }

  header(name: string): string | null {
    const value = this.message.headers[name];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  }

  webRequest(): Request {
    return new NodeRequest({ req: this.message, res: this.response });
  }

  turn(): Promise<void> {
    return this.#turns.turn(this.#number, () => this.response.destroyed);
  }

  address(): string | undefined {
    return clientAddress(this.message.socket.remoteAddress, this.header("x-forwarded-for"));
  }
}

/**
 * Listens for Node's server. What the function answers goes out as it is: web requests and responses between the two
 * would take longer than the calculation.
 */
export function listener(
  answer: (request: HttpRequest) => Answer,
  refuse: Refuse,
  turns: Turns,
  abilities: Abilities = {},
): RequestListener {
  const isAddressed = hostCheck();

  function answerTo(request: NodeHttpRequest): Answer {
    const { target, message } = request;
    if (target === "") return refuse(request, malformedTarget(message.url ?? ""));
    if (isAddressed(message)) return answer(request);
    return refuse(request, malformedHost(message.headers.host ?? null));
  }

  const begin = (message: IncomingMessage, response: ServerResponse) => {
    const request = new NodeHttpRequest(message, response, turns, abilities);
    turns.take(() => {
      const result = answerTo(request);
      return () => deliver(request, result);
    });
  };
  return (message, response) => connectionOf(message.socket).take(message, response, begin);
}

function deliver({ message, response }: NodeHttpRequest, result: Answer): void {
  const { socket } = message;
  if (result instanceof Promise) result.then((one) => send(response, one)).catch((error) => breakOff(response, error));
  else send(response, result);
  if (message.complete) return;
  response.once("finish", () => {
    if (!message.complete) passOver(message, socket);
  });
}

/**
 * The rest of a body that is too long would stand in the way of the next request. Node passes over what nobody has begun
 * to read; of what was begun and broken off it would read no more.
 */
function passOver(message: IncomingMessage & { _dump?(): void }, connection: Socket): void {
  message._dump?.();
  connection.resume();
}

function send(response: ServerResponse, result: Reply | Response): void {
  if (result instanceof Response) {
    sendNodeResponse(response, result).catch((error: unknown) => breakOff(response, error));
    return;
  }
  const { status, headers, bytes } = result;
  response.writeHead(status, headers);
  response.end(bytes ?? undefined);
}

/** One request that fails is not to end the process, and with it all others. */
function breakOff(response: ServerResponse, error: unknown): void {
  console.error(error);
  response.destroy();
}

/** With these an address says more than its host and port; a tab in it the URL standard passes over. */
const BEYOND_HOST = /[\t/\\?#@]/;

/**
 * HTTP/1.1 requires one Host, and that of a hostile client may not make an address at all. Nearly all ask for the same: to
 * look at it anew takes a twelfth of an answer.
 */
function hostCheck(): (message: IncomingMessage) => boolean {
  let good: string | undefined;
  return ({ headers: { host }, httpVersion, rawHeaders }) => {
    if (hasTwoHosts(rawHeaders)) return false;
    if (host === undefined) return httpVersion !== "1.1";
    if (host === good) return true;
    if (BEYOND_HOST.test(host) || !URL.canParse(`http://${host}/`)) return false;
    good = host;
    return true;
  };
}

/** Names and values in turn: of two Hosts a proxy may have gone by the other. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
