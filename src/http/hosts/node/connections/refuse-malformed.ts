import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  blankInTarget,
  headTooLong,
  malformedRequest,
  methodNotAllowed,
  requestTooSlow,
  unescapedTarget,
} from "../../../errors.ts";
import type { Refuse } from "../../../function.ts";
import type { Reply } from "../../../reply.ts";
import type { Exchange } from "../watching/exchange.ts";
import { connectionOf } from "./connection.ts";

/** How long a client that keeps sending may take to read why it was refused, milliseconds. */
const FAREWELL = 2_000;

/** What is answered at any address. */
const METHODS = "GET, HEAD, OPTIONS";

/**
 * Answers what Node cannot read as HTTP, or does not read because it is too long or too slow, with the one body of
 * every error. There is no request to answer then: the answer is written to the connection, behind those to the requests
 * that came before, and the connection ends with it. `tell` is told of it as of any other exchange, unless it ends one that
 * is told of itself.
 */
export function refuseMalformed(
  server: Server,
  refuse: Refuse,
  maxHeaderSize: number,
  tell: (exchange: Exchange) => void = () => undefined,
): void {
  // An expectation that is none may be passed over (RFC 9110, 10.1.1); Node would refuse it with an empty body.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // Who begins to read a body tells the client to go on: one that is refused unread is refused before it is sent.
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    request.once("resume", () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit("request", request, response);
  });

  /** Behind the answers that are still owed the connection ends with this one. */
  const end = (socket: Socket, method: string, answer: () => Reply): void => {
    const connection = connectionOf(socket);
    connection.end(() => {
      setTimeout(() => socket.destroy(), FAREWELL).unref();
      const reply = answer();
      const text = asText(reply);
      const exchange = { method, route: "other", status: reply.status, ms: 0, bytes: Buffer.byteLength(text) };
      if (!connection.isAnswering) tell(exchange);
      socket.end(text);
    });
  };
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Every further piece of a refused request comes here again.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    end(socket, "other", () => farewell(error.code, refuse, maxHeaderSize));
  });
  // What is asked to be a tunnel is no request to Node: unheard it would end the connection, answers and all.
  server.on("connect", (_, socket: Socket) => {
    socket.on("error", () => undefined);
    end(socket, "CONNECT", () => refuse({ method: "CONNECT" }, methodNotAllowed("CONNECT", METHODS)));
  });
}

/** What is answered to what never became a request. */
function farewell(code: string | undefined, refuse: Refuse, maxHeaderSize: number): Reply {
  const answer = (error: Parameters<Refuse>[1]) => refuse({ method: "GET" }, error);
  if (code === "HPE_HEADER_OVERFLOW") return answer(headTooLong(maxHeaderSize));
  if (code === "HPE_INVALID_URL") return answer(unescapedTarget());
  if (code === "HPE_INVALID_CONSTANT") return answer(blankInTarget());
  // A browser that opened a connection in advance tries again after 408, and after no other status.
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { ...answer(requestTooSlow()), status: 408 };
  return answer(malformedRequest());
}

/** As it goes over the wire. */
function asText({ status, headers, bytes }: Reply): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${lines.join("")}\r\n`;
  return head + new TextDecoder().decode(bytes ?? undefined);
}
