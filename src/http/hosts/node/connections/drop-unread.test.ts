import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connectionOf } from "./connection.ts";
import { dropUnread } from "./drop-unread.ts";

const ASKED = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
/** More than any system takes for a client. */
const LARGE = Buffer.alloc(64 * 2 ** 20);
const UNREAD = 100;

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request").closeAllConnections();
  server.close();
});

async function request(): Promise<ReturnType<typeof connect>> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined).write(ASKED);
  return socket;
}

dropUnread(server, UNREAD);

test("a client that reads nothing of its answer is dropped", async () => {
  server.on("request", (message, response) =>
    connectionOf(message.socket).take(message, response, () => response.end(LARGE)),
  );
  const connected = once(server, "connection");
  const client = await request();
  client.pause();
  const [socket] = (await connected) as [ReturnType<typeof connect>];
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});

test("one that waits for an answer which is yet to be made is not", async () => {
  server.on("request", (message, response) =>
    connectionOf(message.socket).take(message, response, () => setTimeout(() => response.end("late"), 5 * UNREAD)),
  );
  const client = await request();
  const [piece] = (await once(client, "data")) as [Buffer];
  expect(piece.toString()).toContain("late");
});
