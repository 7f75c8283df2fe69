import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { connectionOf } from "../connections/connection.ts";
import { observed, type Exchange } from "./exchange.ts";

let server: Server;
afterEach(() => void server.close());

const told: Exchange[] = [];
async function listening(listener: RequestListener): Promise<number> {
  told.length = 0;
  server = createServer(observed(listener, (exchange) => told.push(exchange))).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("of requests that come at once each is told with the bytes of its own answer", async () => {
  const port = await listening((message, response) =>
    connectionOf(message.socket).take(message, response, () => response.end("x".repeat(Number(message.url!.slice(2))))),
  );
  const socket = connect(port, "127.0.0.1");
  socket.end("GET /_10 HTTP/1.1\r\nHost: a\r\n\r\nGET /_5000 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const answers = await text(socket);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(({ method, route, status }) => [method, route, status])).toEqual(
    Array<unknown>(2).fill(["GET", "file", 200]),
  );
  const first = answers.indexOf("HTTP/1.1", 1);
  expect(told.map(({ bytes }) => bytes)).toEqual([first, answers.length - first]);
});

test("a client that goes away before there is an answer is told as such", async () => {
  const port = await listening(() => undefined);
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(server, "request");
  socket.destroy();
  await vi.waitFor(() => expect(told).toMatchObject([{ route: "page", status: 499, bytes: 0 }]));
});
