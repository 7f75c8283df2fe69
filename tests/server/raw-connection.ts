import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { RunningServer } from "./running-server.ts";

/** A connection on which a server has heard these very bytes and no more. That it breaks later is told to its readers. */
export async function rawConnection({ url }: Pick<RunningServer, "url">, said = ""): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(said);
  return socket;
}

/** The only answer on a connection, once the server has closed it; names of headers in lower case. */
export async function onlyAnswer(
  socket: Socket,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(": ")));
  return { status: Number(statusLine.split(" ")[1]), headers, body };
}
