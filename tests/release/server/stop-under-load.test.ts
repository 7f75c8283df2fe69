import { once } from "node:events";
import { Agent, request, type ClientRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engine } from "../../support/built-product.ts";
import { rawConnection } from "../../server/raw-connection.ts";
import { RunningServer } from "../../server/running-server.ts";

const QUERY = { roof: "dvuhskat", width: "12", length: "30" };
const BODY = JSON.stringify(QUERY);
const EXPECTED = JSON.stringify(engine.calculate(QUERY).body);
const ITEMS = Array.from({ length: 100 }, () => QUERY);

let server: RunningServer;
beforeEach(async () => {
  server = await RunningServer.start();
});
afterEach(() => server.process.kill("SIGKILL"));

/** A calculation of which the server has all but the last byte. */
async function allButOneByte(path: string, body: string): Promise<ClientRequest> {
  const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
  const running = request(server.url + path, { method: "POST", headers, agent: false });
  running.flushHeaders();
  await once(running, "continue");
  running.write(body.slice(0, -1));
  return running;
}

async function answerOf(running: ClientRequest, body: string): Promise<string> {
  const response = once(running, "response") as Promise<[IncomingMessage]>;
  running.end(body.slice(-1));
  return text((await response)[0]);
}

test("whatever it has begun is finished, however many", async () => {
  const running = await Promise.all(Array.from({ length: 100 }, () => allButOneByte("/v1/calc", BODY)));
  const exit = server.stop();
  await expect
    .poll(() =>
      rawConnection(server)
        .then(() => true)
        .catch(() => false),
    )
    .toBe(false);
  const answers = await Promise.all(running.map((one) => answerOf(one, BODY)));
  expect(new Set(answers)).toEqual(new Set([EXPECTED]));
  expect((await exit).code).toBe(0);
});

test("clients that never stop asking are told to go, each with a whole answer", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers: string[] = [];
  const failures: string[] = [];
  const ask = async (): Promise<boolean> => {
    const sent = request(`${server.url}/v1/calc?${new URLSearchParams(QUERY).toString()}`, { agent });
    sent.end();
    try {
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      answers.push(await text(response));
      return true;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      // A connection may close just as the next request sets out on it; a half answer would be another matter.
      expect(["ECONNREFUSED", "ECONNRESET", "EPIPE"]).toContain(code);
      failures.push(code);
      return false;
    }
  };
  const clients = Array.from({ length: 20 }, async () => {
    while (await ask());
  });
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(100);
  const { code } = await server.stop();
  await Promise.all(clients);
  agent.destroy();
  expect(code).toBe(0);
  expect(new Set(answers)).toEqual(new Set([EXPECTED]));
  // Told to go, a client connects anew, in vain. Only one that slept through the last call is cut off.
  expect(failures.filter((failure) => failure !== "ECONNREFUSED").length).toBeLessThan(clients.length / 4);
});

test("connections that say nothing, or never get to the end, do not keep it", async () => {
  const idle = await rawConnection(server);
  const head = await rawConnection(server, "GET /v1/calc HTTP/1.1\r\nHost: loc");
  const body = await rawConnection(
    server,
    "POST /v1/calc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  const { code, output } = await server.stop();
  expect(code).toBe(0);
  expect(output).not.toMatch(/error| {4}at /i);
  for (const socket of [idle, head, body]) expect(socket.destroyed || (await once(socket, "close"))).toBeTruthy();
});

test("a client that does not read its answer does not keep it", async () => {
  const text = JSON.stringify({ items: ITEMS });
  const one = `POST /v1/calc/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  const readers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = await rawConnection(server, one.repeat(20));
      socket.pause();
      return socket;
    }),
  );
  const { code } = await server.stop();
  expect(code).toBe(0);
  for (const socket of readers) socket.destroy();
});
