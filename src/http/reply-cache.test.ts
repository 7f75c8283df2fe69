import { expect, test } from "vitest";
import { ReplyCache } from "./reply-cache.ts";
import type { Reply } from "./reply.ts";

const reply = (size: number): Reply => ({ status: 200, headers: { size: String(size) }, bytes: new Uint8Array(size) });

function offerTwice(cache: ReplyCache, target: string, size: number): void {
  cache.offer(target, reply(size));
  cache.offer(target, reply(size));
}

test("keeps a reply from the second time on", () => {
  const cache = new ReplyCache();
  const given = reply(4);
  cache.offer("/a", given);
  expect(cache.get("/a")).toBeUndefined();
  cache.offer("/a", given);
  expect(cache.get("/a")).toEqual(given);
  expect([cache.size, cache.bytes]).toEqual([1, 4]);
});

test("lets go of what was not asked for longest, by number and by bytes", () => {
  for (const [size, most] of [
    [10, 1024],
    [1024 * 1024, 8],
  ] as const) {
    const cache = new ReplyCache();
    for (let at = 0; at < most; at++) offerTwice(cache, `/${at}`, size);
    expect([cache.size, cache.bytes]).toEqual([most, most * size]);
    expect(cache.get("/0")).toBeDefined();
    offerTwice(cache, "/new", size);
    expect([cache.size, cache.bytes]).toEqual([most, most * size]);
    expect(cache.get("/0")).toBeDefined();
    expect(cache.get("/1")).toBeUndefined();
    expect(cache.get("/new")).toBeDefined();
  }
});

test("counts what was made for several at once but once", () => {
  const cache = new ReplyCache();
  for (let time = 0; time < 100; time++) cache.offer("/a", reply(1024 * 1024));
  expect([cache.size, cache.bytes]).toEqual([1, 1024 * 1024]);
});

test("holds no more than its bounds whatever is asked for", () => {
  const cache = new ReplyCache();
  const most = { size: 0, bytes: 0 };
  for (let at = 0; at < 100_000; at++) {
    // Some come again soon, some late, some never.
    const target = `/${at % 3 === 0 ? at : (at * 7919) % (at % 2 === 0 ? 100 : 2000)}`;
    if (!cache.get(target)) cache.offer(target, reply((at * 31) % 9_000));
    most.size = Math.max(most.size, cache.size);
    most.bytes = Math.max(most.bytes, cache.bytes);
  }
  expect(most.size).toBeLessThanOrEqual(1024);
  expect(most.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(cache.size).toBeGreaterThan(50);
});

test("keeps neither what has no body nor what is asked for at length", () => {
  const cache = new ReplyCache();
  for (let time = 0; time < 3; time++) {
    cache.offer("/head", { ...reply(1), bytes: null });
    cache.offer(`/${"x".repeat(2000)}`, reply(1));
  }
  expect(cache.size).toBe(0);
});
