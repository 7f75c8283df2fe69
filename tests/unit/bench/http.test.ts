import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withLoadGenerator } from "../../../scripts/bench/server/processes.ts";
import { growth } from "../../../scripts/bench/server/server-load.ts";

test("ten bytes of every request are more growth than the target allows, what comes at the beginning and stays is none", () => {
  const during = (bytes: (requests: number) => number) => Array.from({ length: 50 }, (_, at) => bytes(20_000 * at));
  expect(growth(during((requests) => 30 * 2 ** 20 + 10 * requests))).toBeGreaterThan(5);
  expect(growth(during((requests) => (requests < 200_000 ? 10 : 30)))).toBe(0);
});

describe("the load generator", () => {
  const asked: string[] = [];
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      response.statusCode = request.url === "/wrong" ? 400 : 200;
      response.setHeader("content-length", 200_000).end("x".repeat(200_000));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test.each([{}, { rate: 10_000 }])("asks for every target once (%j)", async (options) => {
    asked.length = 0;
    const targets = Array.from({ length: 150 }, (_, at) => `/${at}`);
    const { p99_ms } = await withLoadGenerator((putLoad) => putLoad({ url, targets, ...options }));
    expect(asked.sort()).toEqual(targets.sort());
    expect(p99_ms).toBeGreaterThan(0);
  });

  test("takes no status but those that are allowed", async () => {
    const load = { url, targets: ["/right", "/wrong"] };
    await withLoadGenerator(async (putLoad) => {
      await putLoad({ ...load, statuses: [200, 400] });
      await expect(putLoad(load)).rejects.toThrow("load-generator.ts ended with 1");
    });
  });
});
