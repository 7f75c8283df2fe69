import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { QuoteRequest } from "../../../src/calculator/quote/quote-request.ts";
import { ENDPOINT, ENDPOINT_PORT } from "../../support/other-product.ts";

/** What the endpoint does with the next quote request: answers with a status, hangs up, or sends elsewhere. */
export type Reaction = number | "hang up" | "redirect";

/** A manufacturer's endpoint as /docs/lead-endpoint/ describes it: a key that comes again is no new quote request. */
export class QuoteServer {
  readonly received: QuoteRequest[] = [];
  /** Applications by their keys, each as it came last with a good answer. */
  readonly accepted = new Map<string, QuoteRequest>();
  readonly cookies: (string | undefined)[] = [];
  reaction: Reaction = 200;
  readonly url = ENDPOINT;
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<void> {
    this.#server.listen(ENDPOINT_PORT, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "POST");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const quoteRequest = JSON.parse(Buffer.concat(chunks).toString("utf8")) as QuoteRequest;
    this.received.push(quoteRequest);
    this.cookies.push(request.headers.cookie);
    const { reaction } = this;
    if (reaction === "hang up") return void request.socket.destroy();
    if (reaction === "redirect") return void response.writeHead(307, { Location: "/elsewhere" }).end();
    if (reaction < 300) this.accepted.set(quoteRequest.idempotency_key, quoteRequest);
    response.writeHead(reaction).end();
  }
}
