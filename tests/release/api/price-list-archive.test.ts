import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CalcResponse, ErrorBody } from "../../../src/engine/response.ts";
import { published } from "../../../src/formula/publish.ts";
import type { PriceList } from "../../../src/price-list/schema.ts";
import { parsePriceList } from "../../../src/price-proof/load.ts";
import { connected, textsOf } from "../../support/mcp.ts";
import { makeOtherProduct, OLDER, otherPrices, otherProduct, TODAY } from "../../support/other-product.ts";
import { RunningServer } from "../../server/running-server.ts";

const listOf = (version: string): PriceList => {
  const file = join(otherPrices, `archive/${version}.yaml`);
  return parsePriceList(readFileSync(file, "utf8"), file);
};
const HANGAR = "roof=dvuhskat&width=12&length=30&gates=1";

let server: RunningServer;
beforeAll(async () => {
  await makeOtherProduct();
  server = await RunningServer.start(join(otherProduct, "server.js"));
}, 600_000);
afterAll(() => server.stop());

const get = async <Body>(path: string): Promise<Body> => (await (await fetch(server.url + path)).json()) as Body;
const total = ({ result }: CalcResponse) => result.total_with_vat;

describe("a product that is built with two released lists", () => {
  test("serves both and their index", async () => {
    for (const version of [OLDER, TODAY]) {
      const { formulas, ...figures } = listOf(version);
      const rules = published(formulas!);
      expect(await get(`/prices/${version}.json`)).toEqual({ ...figures, formulas: expect.objectContaining(rules) });
    }
    const { current, lists: listed } = await get<{ current: string; lists: { version: string }[] }>(
      "/prices/index.json",
    );
    expect(current).toBe(TODAY);
    expect(listed.map((list) => list.version)).toEqual([TODAY, OLDER]);
  });

  test("has no list that never was", async () => {
    expect((await fetch(`${server.url}/prices/2020-01-01.json`)).status).toBe(404);
  });

  test("calculates under either, with one id, and its links open with the same total", async () => {
    const now = await get<CalcResponse>(`/v1/calc?${HANGAR}`);
    const was = await get<CalcResponse>(`/v1/calc?${HANGAR}&prices_version=${OLDER}`);
    expect(total(now) - total(was)).toBe(1000);
    expect(was.calculation_id).toBe(now.calculation_id);
    expect(await get(`/v1/calc${new URL(was.calculator_link).search}`)).toEqual(was);
    expect(await get(`/v1/calc/id/${now.calculation_id}?prices_version=${OLDER}`)).toEqual(was);
    expect(was.alternatives).toHaveLength(2);
    for (const { url, total_with_vat } of was.alternatives) {
      const { pathname, search } = new URL(url);
      expect(total(await get(pathname + search))).toBe(total_with_vat);
    }
  });

  test("tells an id of a size that is no longer offered from a mistyped one", async () => {
    const gone = await get<CalcResponse>(`/v1/calc?roof=dvuhskat&width=18&length=30&prices_version=${OLDER}`);
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
    expect(error.details).toEqual([expect.stringContaining(`принимается ${TODAY}, ${OLDER}`)]);
  });

  test("answers so over MCP too", async () => {
    const was = await get<CalcResponse>(`/v1/calc?${HANGAR}&prices_version=${OLDER}`);
    const client = await connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)), { mode: "legacy" });
    const given = { roof: "dvuhskat", width: 12, length: 30, gates: 1, prices_version: OLDER };
    const result = await client.callTool({ name: "calculate_hangar", arguments: { ...given, fields: ["all"] } });
    expect(JSON.parse(textsOf(result)[1])).toEqual(was);
    await client.close();
  });

  test("lets the browser keep both", () => {
    const worker = readFileSync(join(otherProduct, "site/sw.js"), "utf8");
    for (const kept of ["index", OLDER, TODAY]) expect(worker).toContain(`/prices/${kept}.json`);
  });
});
