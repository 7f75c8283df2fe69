import { connect, createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turns } from "./turns.ts";

let turns: Turns;
let done: string[];
beforeEach(() => void ([turns, done] = [new Turns(), []]));
afterEach(() => void vi.restoreAllMocks());

const take = (name: string | number, made = () => {}) =>
  turns.take(() => {
    made();
    done.push(`made ${name}`);
    return () => void done.push(`sent ${name}`);
  });

async function work(request: number, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) {
    await turns.turn(request);
    done.push(`${request}.${piece}`);
  }
}

test("a few requests are answered in a turn of the loop, in their order, and only then sent", async () => {
  const of = (from: number, to: number) => {
    const requests = Array.from({ length: to - from }, (_, at) => from + at);
    return [...requests.map((at) => `made ${at}`), ...requests.map((at) => `sent ${at}`)];
  };
  for (let at = 0; at < 40; at++) take(at);
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(of(0, 32));
  await nextTurn();
  expect(done).toEqual([...of(0, 32), ...of(32, 40)]);
});

test("after one that took long no other is begun in the same turn of the loop", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  for (const request of [1, 100, 2]) take(request, () => (now += request));
  await nextTurn();
  expect(done).toEqual(["made 1", "made 100", "sent 1", "sent 100"]);
  await nextTurn();
  expect(done.slice(4)).toEqual(["made 2", "sent 2"]);
});

test("one work goes on in a turn of the loop, that of the earliest request first", async () => {
  let loops = 0;
  const loop = (): void => {
    loops += 1;
    if (done.length < 9) setImmediate(loop);
  };
  setImmediate(loop);
  await Promise.all([work(7, 3), work(5, 3), work(6, 3)]);
  expect(done).toEqual(["5.0", "5.1", "5.2", "6.0", "6.1", "6.2", "7.0", "7.1", "7.2"]);
  expect(loops).toBeGreaterThanOrEqual(9);
});

test("what was asked in the same turn is answered before a work goes on, also what has yet to be awaited", async () => {
  const works = work(1, 1);
  turns.take(() => {
    const answer = Promise.resolve().then(async () => await Promise.resolve());
    return () => void answer.then(() => done.push("sent"));
  });
  await works;
  expect(done).toEqual(["sent", "1.0"]);
});

test("what is for a client that is gone is passed over, and what waits behind it goes on", async () => {
  let isGone = false;
  void turns.turn(1, () => isGone).then(() => done.push("of one who left"));
  const waits = turns.turn(2).then(() => done.push("of one who waits"));
  isGone = true;
  await waits;
  expect(done).toEqual(["of one who waits"]);
  void turns.turn(3, () => isGone);
  // The loop looks at it alone before anybody else comes.
  await nextTurn();
  await turns.turn(4);
});

test("all who have connected are accepted before the next piece of work begins", async () => {
  const server = createServer(() => done.push("accepted")).on("connection", turns.accepted);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const arrive = () => Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  const sockets = arrive();
  // They connect before this turn of the loop ends.
  await turns.turn(1);
  done.push("a piece");
  sockets.push(...arrive());
  await turns.turn(1);
  done.push("a piece");
  const twenty = Array.from({ length: 20 }, () => "accepted");
  expect(done).toEqual([...twenty, "a piece", ...twenty, "a piece"]);
  for (const socket of sockets) socket.destroy();
  server.close();
});

test("who does nothing but connect holds no work up for more than a backlog", async () => {
  let connections = 0;
  const connectOn = (): void => {
    turns.accepted();
    connections += 1;
    if (done.length < 2) setImmediate(connectOn);
  };
  connectOn();
  await work(1, 2);
  expect(connections).toBeGreaterThanOrEqual(2 * 511);
  expect(connections).toBeLessThan(2 * 520);
});
