import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { together } from "./together.ts";

test("a few requests are answered in a turn of the loop, in their order, and only then sent", async () => {
  const done: string[] = [];
  const take = together<number, string>(
    (request) => (done.push(`made ${request}`), `answer ${request}`),
    (request, answer) => done.push(`sent ${answer} to ${request}`),
  );
  const of = (from: number, to: number) => {
    const requests = Array.from({ length: to - from }, (_, at) => from + at);
    return [...requests.map((at) => `made ${at}`), ...requests.map((at) => `sent answer ${at} to ${at}`)];
  };
  for (let at = 0; at < 40; at++) take(at);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(of(0, 32));
  await turn();
  expect(done).toEqual([...of(0, 32), ...of(32, 40)]);
});

test("after one that took long no other is begun in the same turn of the loop", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let now = 0;
  const done: number[] = [];
  const take = together<number, undefined>(
    (request) => {
      done.push(request);
      now += request;
      return undefined;
    },
    () => {},
  );
  for (const request of [1, 100, 2, 3]) take(request);
  await turn();
  expect(done).toEqual([1, 100]);
  await turn();
  expect(done).toEqual([1, 100, 2, 3]);
  vi.restoreAllMocks();
});
