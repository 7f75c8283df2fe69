import type { Server } from "node:http";
import type { Socket } from "node:net";
import { connectionOf } from "./connection.ts";

/** How long a client may leave its answer unread, milliseconds; Node looks at what is taken of it, not at when it ends. */
const UNREAD = 20_000;

/** Ends connections whose clients take nothing of what they asked for: it would be kept for them as long as they like. */
export function dropUnread(server: Server, milliseconds = UNREAD): void {
  server.setTimeout(milliseconds, (socket: Socket) => {
    const waitsForUs = connectionOf(socket).isAnswering && socket.writableLength === 0;
    if (!waitsForUs) socket.destroy();
  });
}
