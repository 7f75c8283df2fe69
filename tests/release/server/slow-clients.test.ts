import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engine } from "../../support/built-product.ts";
import { rawConnection } from "../../server/raw-connection.ts";
import { RunningServer } from "../../server/running-server.ts";

/** Connections that ask and do not read, and what each asks for: more than the system takes for them. */
const SLOW = 4;
const EACH = 1600;
/** Answers that are sent meanwhile to those who read, so many at once. */
const QUICK = 3000;
const TOGETHER = 30;

let server: RunningServer;
beforeEach(async () => {
  server = await RunningServer.start();
});
afterEach(() => server.process.kill("SIGKILL"));

const query = (at: number) => ({
  roof: "dvuhskat",
  width: "12",
  length: String(6 + at / 100),
  windows: String(at % 7),
});
const target = (at: number) => `/v1/calc?${new URLSearchParams(query(at)).toString()}`;
const expected = (at: number) => JSON.stringify(engine.calculate(query(at)).body);

/** A connection that has asked for so many answers from one on, and reads none. */
async function asking(from: number): Promise<Socket> {
  const socket = await rawConnection(server);
  socket.pause();
  const close = (at: number) => (at === from + EACH - 1 ? "Connection: close\r\n" : "");
  for (let at = from; at < from + EACH; at++) {
    socket.write(`GET ${target(at)} HTTP/1.1\r\nHost: localhost\r\n${close(at)}\r\n`);
  }
  return socket;
}

/** The bodies of answers that came one behind the other. */
function bodies(sent: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at < sent.length;) {
    const end = sent.indexOf("\r\n\r\n", at) + 4;
    const length = Number(/content-length: (\d+)/i.exec(sent.toString("latin1", at, end))![1]);
    found.push(sent.toString("utf8", end, end + length));
    at = end + length;
  }
  return found;
}

test("answers that wait for slow clients stay what they were, whatever is answered meanwhile", async () => {
  const slow = await Promise.all(Array.from({ length: SLOW }, (_, at) => asking(at * EACH)));
  for (let from = 0; from < QUICK; from += TOGETHER) {
    const places = Array.from({ length: TOGETHER }, (_, at) => 8000 + from + at);
    const answers = await Promise.all(places.map(async (at) => (await fetch(server.url + target(at))).text()));
    expect(answers).toEqual(places.map(expected));
  }
  const sent = (await Promise.all(slow.map((socket) => buffer(socket)))).flatMap(bodies);
  const wrong = sent.flatMap((body, at) => (body === expected(at) ? [] : [at]));
  expect([sent.length, wrong]).toEqual([SLOW * EACH, []]);
});
