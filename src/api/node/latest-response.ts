import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const LATEST = Symbol("the latest response");
/** A property of the connection: a map of all connections would take a tenth of the time of an answer. */
type Connection = Socket & { [LATEST]?: ServerResponse };

/** Notes the responses of a server for `latestResponse`; once is enough. */
export function noteResponses(server: Server): void {
  if (server.listeners("request").includes(note)) return;
  server.prependListener("request", note);
}

function note({ socket }: IncomingMessage, response: ServerResponse): void {
  (socket as Connection)[LATEST] = response;
}

/** The response to the latest request on a connection; nothing when there was none. */
export function latestResponse(socket: Socket): ServerResponse | undefined {
  return (socket as Connection)[LATEST];
}
