import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { malformedHost } from "../errors.ts";
import type { Refuse } from "../function.ts";
import type { Answer, Asked, Reply } from "../reply.ts";
import { targetOf } from "../target.ts";
import { forgetResponse } from "./latest-response.ts";

/** A request of Node's server. */
class NodeAsked implements Asked {
  readonly method: string;
  readonly target: string;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;

  constructor(message: IncomingMessage, response: ServerResponse) {
    this.method = message.method ?? "GET";
    this.target = targetOf(message.url ?? "/");
    this.message = message;
    this.response = response;
  }

  header(name: string): string | null {
    const value = this.message.headers[name];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  }

  request(): Request {
    return new NodeRequest({ req: this.message, res: this.response });
  }
}

/**
 * Listens for Node's server. What the function answers goes out as it is: web requests and responses between the two
 * would take longer than the calculation. Requests that came together are answered together, and only then sent: a
 * calculation takes half the time when the processor has done nothing else since the one before.
 */
export function listener(answer: (asked: Asked) => Answer, refuse: Refuse): RequestListener {
  const isAddressed = hostCheck();
  let waiting: NodeAsked[] = [];

  function answerAll(): void {
    const all = waiting;
    waiting = [];
    const answers: Answer[] = [];
    for (const asked of all) answers.push(answerTo(asked));
    for (let at = 0; at < all.length; at++) deliver(all[at]!, answers[at]!);
  }

  function answerTo(asked: NodeAsked): Answer {
    if (isAddressed(asked.message)) return answer(asked);
    return refuse(asked, malformedHost(asked.message.headers.host ?? null));
  }

  return (message, response) => {
    if (waiting.push(new NodeAsked(message, response)) === 1) setImmediate(answerAll);
  };
}

function deliver({ response }: NodeAsked, answered: Answer): void {
  if (answered instanceof Promise) void answered.then((one) => send(response, one));
  else send(response, answered);
}

function send(response: ServerResponse, answered: Reply | Response): void {
  if (answered instanceof Response) {
    sendNodeResponse(response, answered).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    return;
  }
  const { status, headers, bytes, giveBack } = answered;
  response.writeHead(status, headers);
  response.end(bytes ?? undefined);
  // What waits for a slow client or for the answer before it holds its memory on.
  if (response.writableLength > 0) return;
  forgetResponse(response);
  if (bytes) giveBack?.(bytes);
}

/** HTTP/1.1 requires one Host, and that of a hostile client may not make an address at all. */
function hostCheck(): (message: IncomingMessage) => boolean {
  let good: string | undefined;
  return ({ headers: { host }, httpVersion, rawHeaders }) => {
    if (hasTwoHosts(rawHeaders)) return false;
    if (host === undefined) return httpVersion !== "1.1";
    if (host === good) return true;
    if (!URL.canParse(`http://${host}/`)) return false;
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
