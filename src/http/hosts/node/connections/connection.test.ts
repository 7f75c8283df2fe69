import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { connectionOf } from "./connection.ts";

const ASKED = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const MANY = 100_000;

test("of a client that asks on and on and reads nothing, no more is read than its first pieces", async () => {
  let requests = 0;
  const server = createServer((message, response) => {
    requests += 1;
    connectionOf(message.socket).take(message, response, () => message.url === "/other" && response.end("other"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/other`;
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined).write(ASKED.repeat(MANY));
  // In each of their turns of the loop as much of the first would be read as there is.
  for (let at = 0; at < 100; at++) expect(await (await fetch(url)).text()).toBe("other");
  expect(requests).toBeGreaterThan(16);
  expect(requests - 100).toBeLessThan(MANY / 10);
  client.destroy();
  server.closeAllConnections();
  server.close();
});
