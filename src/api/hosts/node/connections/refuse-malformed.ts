import { STATUS_CODES, type Server } from "node:http";
import type { Socket } from "node:net";
import {
  headTooLong,
  malformedRequest,
  methodNotAllowed,
  requestTooSlow,
  unescapedTarget,
} from "../../../http/errors.ts";
import type { Refuse } from "../../../function.ts";
import type { Reply } from "../../../http/reply.ts";
import { connectionOf } from "./connection.ts";

/** How long a client that keeps sending may take to read why it was refused, milliseconds. */
const FAREWELL = 2_000;

/** What is answered at any address. */
const METHODS = "GET, HEAD, OPTIONS";

/**
 * Answers what Node cannot read as HTTP, or does not read because it is too long or too slow, with the one body of
 * every error. There is no request to answer then: the answer is written to the connection, behind those to the requests
 * that came before, and the connection ends with it.
 */
export function refuseMalformed(server: Server, refuse: Refuse, maxHeaderSize: number): void {
  // An expectation that is none may be passed over (RFC 9110, 10.1.1); Node would refuse it with an empty body.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  // Behind an answer that is still under way Node would put "100 Continue" between the head and the body of the next one.
  server.on("checkContinue", (request, response) => {
    if (response.socket !== null) response.writeContinue();
    server.emit("request", request, response);
  });

  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Every further piece of a refused request comes here again.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    endWith(socket, () => farewell(error.code, refuse, maxHeaderSize));
  });
  // What is asked to be a tunnel is no request to Node: unheard it would end the connection, answers and all.
  server.on("connect", (_, socket: Socket) => {
    socket.on("error", () => undefined);
    endWith(socket, () => asText(refuse({ method: "CONNECT" }, methodNotAllowed("CONNECT", METHODS))));
  });
}

/** Behind the answers that are still owed the connection ends with these words. */
function endWith(socket: Socket, words: () => string): void {
  connectionOf(socket).end(() => {
    setTimeout(() => socket.destroy(), FAREWELL).unref();
    socket.end(words());
  });
}

/** The answer as it goes over the wire. */
function farewell(code: string | undefined, refuse: Refuse, maxHeaderSize: number): string {
  const answer = (error: Parameters<Refuse>[1]) => refuse({ method: "GET" }, error);
  if (code === "HPE_HEADER_OVERFLOW") return asText(answer(headTooLong(maxHeaderSize)));
  if (code === "HPE_INVALID_URL") return asText(answer(unescapedTarget()));
  // A browser that opened a connection in advance tries again after 408, and after no other status.
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return asText(answer(requestTooSlow()), 408);
  return asText(answer(malformedRequest()));
}

function asText({ status, headers, bytes }: Reply, sent = status): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${sent} ${STATUS_CODES[sent]}\r\nconnection: close\r\n${lines.join("")}\r\n`;
  return head + new TextDecoder().decode(bytes ?? undefined);
}
