import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withLoadGenerator } from "../../scripts/bench/http/load-generator.ts";
import { growth } from "../../scripts/bench/http/memory.ts";
import { chooseTargets, fromPlace, mixed } from "../../scripts/bench/http/targets.ts";
import { ofMeanLength } from "../../scripts/bench/http/typical-answer.ts";
import { queryOf } from "../support/arbitraries.ts";
import { engine } from "../support/example-engine.ts";

const targets = chooseTargets(engine, 40, 10);
const statusOf = (target: string): number => engine.calculate(queryOf(engine.baseUrl + target)).status;

describe("targets of the load", () => {
  test("all are different and answered with 200", () => {
    const all = [...targets.different, ...targets.repeated];
    expect(new Set(all).size).toBe(50);
    expect(all.filter((target) => statusOf(target) !== 200)).toEqual([]);
  });

  test("a turn goes on where the one before ended, and from the beginning again", () => {
    expect(fromPlace(["a", "b", "c"], 4, 4)).toEqual(["b", "c", "a", "b"]);
  });

  test("of a mixture, nothing but the repeated comes twice, and a tenth is refused", () => {
    const asked = [...mixed(targets, 0, 300), ...mixed(targets, 300, 300)];
    const repeated = new Set(targets.repeated);
    const once = asked.filter((target) => !repeated.has(target));
    expect(once).toHaveLength(420);
    expect(new Set(once).size).toBe(420);
    const unknown = once.filter((target) => !target.startsWith("/v1/calc?"));
    const refused = once.filter((target) => target.startsWith("/v1/calc?") && statusOf(target) === 400);
    expect([unknown.length, refused.length]).toEqual([30, 30]);
  });
});

describe("growth of memory", () => {
  const MIB = 2 ** 20;
  const during = (bytes: (requests: number) => number) => Array.from({ length: 50 }, (_, at) => bytes(20_000 * at));

  test("what comes at the beginning and stays is none", () => {
    expect(growth(during((requests) => (requests < 200_000 ? 10 : 30) * MIB))).toBe(0);
  });

  test("ten bytes of every request are more than the target allows", () => {
    expect(growth(during((requests) => 30 * MIB + 10 * requests))).toBeGreaterThan(5);
  });

  test("of few samples the last and the one before are compared", () => {
    expect(growth([1, 100, 150])).toBe(50);
  });
});

test("the typical answer is the one nearest to the mean length", () => {
  expect(ofMeanLength([{ bytes: 10 }, { bytes: 30 }, { bytes: 26 }])).toEqual({ bytes: 26 });
});

describe("the load generator", () => {
  const asked: string[] = [];
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      asked.push(url!);
      response.statusCode = url === "/wrong" ? 400 : 200;
      response.setHeader("content-length", 200_000).end("x".repeat(200_000));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  test.each([{}, { rate: 10_000 }])("asks for every target once when it has no time given (%j)", async (options) => {
    asked.length = 0;
    const all = Array.from({ length: 50 }, (_, at) => `/${at}`);
    const outcome = await withLoadGenerator((putLoad) => putLoad({ port, targets: all, connections: 8, ...options }));
    expect(outcome.answered).toBe(50);
    expect(asked.sort()).toEqual(all.sort());
  });

  test("takes no status but those that are allowed", async () => {
    const load = { port, targets: ["/right", "/wrong"], connections: 1 };
    await withLoadGenerator(async (putLoad) => {
      expect((await putLoad({ ...load, statuses: [200, 400] })).answered).toBe(2);
      await expect(putLoad(load)).rejects.toThrow("load.ts ended with 1");
    });
  });
});
