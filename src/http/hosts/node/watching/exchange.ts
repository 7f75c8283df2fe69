import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { routeOf } from "./route-of.ts";

/** A request and what became of it; who asked and for what is not in it. */
export interface Exchange {
  method: string;
  route: string;
  status: number;
  ms: number;
  /** Sent, with the head of the answer. */
  bytes: number;
}

/** The client went away before there was an answer; nginx writes the same. */
const GONE = 499;

const SENT = Symbol("bytes that were sent on a connection by the end of its last answer");

/** The same listener, and `tell` is told of every exchange that is over. */
export function observed(listener: RequestListener, tell: (exchange: Exchange) => void): RequestListener {
  return (message, response) => {
    const began = performance.now();
    const socket: Socket & { [SENT]?: number } = message.socket;
    // Before the next request of the connection is begun: what was sent since the last one is this one's.
    response.once("close", () => {
      const bytes = socket.bytesWritten - (socket[SENT] ?? 0);
      socket[SENT] = socket.bytesWritten;
      tell({
        method: message.method!,
        route: routeOf(message.url!),
        status: response.headersSent ? response.statusCode : GONE,
        ms: performance.now() - began,
        bytes,
      });
    });
    listener(message, response);
  };
}
