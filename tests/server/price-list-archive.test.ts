import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CalcResponse, ErrorBody } from "../../src/engine/response.ts";
import { connected, textsOf } from "../support/mcp.ts";
import { TwoLists } from "../support/two-lists.ts";
import { RunningServer } from "./running-server.ts";

const lists = new TwoLists();
const { older, today } = lists;
const version = older.meta.version;
const HANGAR = "roof=dvuhskat&width=12&length=30&gates=1";

let server: RunningServer;
beforeAll(async () => {
  await lists.build();
  server = await RunningServer.start(join(lists.dist, "server.js"));
}, 600_000);
afterAll(async () => {
  await server.stop();
  lists.remove();
});

const get = async <Body>(path: string): Promise<Body> => (await (await fetch(server.url + path)).json()) as Body;
const total = ({ result }: CalcResponse) => result.total_with_vat;

describe("a product that is built with two released lists", () => {
  test("serves both and their index", async () => {
    expect(await get(`/prices/${version}.json`)).toEqual(older);
    expect(await get(`/prices/${today.meta.version}.json`)).toEqual(today);
    const { current, lists: listed } = await get<{ current: string; lists: { version: string }[] }>(
      "/prices/index.json",
    );
    expect(current).toBe("2026-12-20");
    expect(listed.map((list) => list.version)).toEqual(["2026-12-20", version]);
  });

  test("has no list that never was", async () => {
    expect((await fetch(`${server.url}/prices/2020-01-01.json`)).status).toBe(404);
  });

  test("calculates under either, with one id, and its links open with the same total", async () => {
    const now = await get<CalcResponse>(`/v1/calc?${HANGAR}`);
    const was = await get<CalcResponse>(`/v1/calc?${HANGAR}&prices_version=${version}`);
    expect(total(now) - total(was)).toBe(1000);
    expect(was.calculation_id).toBe(now.calculation_id);
    expect(await get(`/v1/calc${new URL(was.calculator_link).search}`)).toEqual(was);
    expect(await get(`/v1/calc/id/${now.calculation_id}?prices_version=${version}`)).toEqual(was);
    for (const { url, total_with_vat } of was.alternatives) {
      if (total_with_vat === undefined) continue;
      const { pathname, search } = new URL(url);
      expect(total(await get(pathname + search))).toBe(total_with_vat);
    }
  });

  test("tells an id of a size that is no longer offered from a mistyped one", async () => {
    const gone = await get<CalcResponse>(`/v1/calc?roof=dvuhskat&width=18&length=30&prices_version=${version}`);
    const { error } = await get<ErrorBody>(`/v1/calc/id/${gone.calculation_id}`);
    expect(error).toMatchObject({
      code: "unknown_calculation_id",
      message: expect.stringContaining("Номер расчёта верный"),
    });
    const [, call] = /(\/v1\/calc\/id\/.*)$/.exec(error.details[0]!)!;
    expect(await get(call!)).toEqual(gone);
    const mistyped = await get<ErrorBody>("/v1/calc/id/ANG-11111111-AAAAA");
    expect(mistyped.error.message).toContain("опечатка");
  });

  test("names the lists that there are", async () => {
    const { error } = await get<ErrorBody>(`/v1/calc?${HANGAR}&prices_version=2020-01-01`);
    expect(error.details).toEqual([expect.stringContaining(`принимается 2026-12-20, ${version}`)]);
  });

  test("answers so over MCP too", async () => {
    const was = await get<CalcResponse>(`/v1/calc?${HANGAR}&prices_version=${version}`);
    const client = await connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)), { mode: "legacy" });
    const given = { roof: "dvuhskat", width: 12, length: 30, gates: 1, prices_version: version };
    const result = await client.callTool({ name: "calculate_hangar", arguments: given });
    expect(JSON.parse(textsOf(result)[1])).toEqual(was);
    await client.close();
  });

  test("lets the browser keep both", () => {
    const worker = readFileSync(join(lists.dist, "site/sw.js"), "utf8");
    for (const kept of ["index", version, today.meta.version]) expect(worker).toContain(`/prices/${kept}.json`);
  });
});
