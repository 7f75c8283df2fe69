import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Turns } from "../turns.ts";
import { connectionOf } from "./connection.ts";

/** How long running requests and deliveries may take after a signal to stop, milliseconds: containers are killed after ten seconds. */
const GRACE = 8_000;

/** By so much earlier than all else `finish` must be over, milliseconds. */
const TO_FINISH = 1_000;

/** How long a connection may stay on which no request is running: one may be just on its way. Milliseconds. */
const LAST_CALL = 1_000;

/** How long a server that another has replaced goes on with the requests that it has, milliseconds. */
const LAST_REQUESTS = 120_000;

/** Before the work for any request. */
const FIRST = -1;

/** Said by whoever started this server and another in its place, and what it says when it answers nothing new. */
export const RETIRE = "retire";
export const RETIRED = "retired";

/**
 * On SIGTERM and SIGINT takes those who have connected and no others, lets running requests finish, and what `finish` waits for in the time that it is told, and exits with
 * 0. Whatever a client has not sent or not read by the end of the grace is cut off. A second signal cuts everything off at once: exit code 1.
 * Told to retire it does the same with more time, and says when no connection is left on which nothing runs.
 */
export function stopGracefully(server: Server, turns: Turns, finish: (within: number) => Promise<void>): void {
  const connections = new Set<Socket>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  const stop = (grace: number, onLastCall?: () => void): void => {
    stopping = true;
    // Else a client that asks one thing after another would be answered for ever.
    server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    const isOver = new Promise((resolve) => setTimeout(resolve, grace));
    const finished = finish(grace - TO_FINISH);
    // Not that of the HTTP server, which cuts idle connections off at once, with what is on its way on them.
    const close = () =>
      NetServer.prototype.close.call(server, () => {
        void Promise.race([finished, isOver]).then(() => process.exit(0));
      });
    void turns.turn(FIRST).then(close);
    // A connection kept alive turns idle only when its request is done.
    const endIdle = () => {
      for (const socket of connections) if (!connectionOf(socket).isAnswering) socket.destroy();
    };
    setTimeout(() => {
      endIdle();
      setInterval(endIdle, 50);
      onLastCall?.();
    }, LAST_CALL);
    setTimeout(() => server.closeAllConnections(), grace);
  };
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stop(GRACE);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("message", (message) => {
    if (message === RETIRE && !stopping) stop(LAST_REQUESTS, () => process.send!(RETIRED));
  });
}
