import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const LATEST = Symbol("the latest response");
/** A property of the connection: a map of all connections would take a tenth of the time of an answer. */
type Connection = Socket & { [LATEST]?: ServerResponse | undefined };

/** Notes the responses of a server for `latestResponse`; once is enough. */
export function noteResponses(server: Server): void {
  if (server.listeners("request").includes(note)) return;
  server.prependListener("request", note);
}

function note({ socket }: IncomingMessage, response: ServerResponse): void {
  (socket as Connection)[LATEST] = response;
}

/**
 * Lets go of a response that the system has taken whole. A connection waits longer for its next request than garbage
 * collections do: every one of them would move what the last response holds.
 */
export function forgetResponse(response: ServerResponse): void {
  const connection = response.socket as Connection | null;
  if (connection?.[LATEST] === response) connection[LATEST] = undefined;
}

/** The response to the latest request on a connection; nothing when there was none, or it was sent. */
export function latestResponse(socket: Socket): ServerResponse | undefined {
  return (socket as Connection)[LATEST];
}
