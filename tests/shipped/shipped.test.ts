import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshBuild } from "../../scripts/build/place/fresh-build.ts";
import { loadData } from "../../scripts/build/load-data.ts";
import { publishedList } from "../../src/documents/prices/published-list.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import { english } from "../../src/messages/en/answers.ts";
import { send } from "../server/http.ts";
import { RunningServer } from "../server/running-server.ts";

/*
 * The manufacturer's own prices and the product made of them. Nothing here names a figure of theirs: after any release
 * that the build takes these tests pass.
 */
const { priceList, manufacturer, archive } = loadData("prices", { baseUrl: "", leadEndpoint: undefined });
const baseUrl = "http://localhost:4321";
const versions = [priceList, ...archive].map(({ meta }) => meta.version);
const engine = createEngine({ priceList, manufacturer, baseUrl, versions });
const published = (list: typeof priceList) => publishedList(list, { engine, english });

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(await freshBuild({ stdio: "inherit" }), "server.js"));
}, 600_000);
afterAll(() => server.stop());

describe("the shipped product", () => {
  test("is well and has the lists of prices/", async () => {
    expect((await send(`${server.url}/healthz`)).status).toBe(200);
    expect(JSON.parse((await send(`${server.url}/prices.json`)).text)).toEqual(published(priceList));
    for (const list of archive) {
      expect(JSON.parse((await send(`${server.url}/prices/${list.meta.version}.json`)).text)).toEqual(published(list));
    }
  });

  test("has the search of its documentation, though a test runner's environment made it", async () => {
    for (const page of ["/docs/", "/en/docs/"]) {
      expect((await send(server.url + page)).text).toContain('id="starlight__search"');
    }
  });

  // Vitest takes no empty table: today's list is always one of them.
  test.each([priceList, ...archive])("calculates by the list of $meta.version under the program of today", (list) => {
    const under = createEngine({ priceList: list, manufacturer, baseUrl, versions });
    for (const [roof, { widths }] of Object.entries(list.roofs)) {
      const asked = { roof, width: Object.keys(widths)[0], length: list.length.max_m };
      const { status, body } = under.calculate(asked);
      expect(status === 200 && body.prices_version).toBe(list.meta.version);
    }
  });

  test.each(Object.entries(priceList.roofs))("prices every size of %s by them", async (roof, { widths, heights }) => {
    for (const width of Object.keys(widths)) {
      for (const height of heights) {
        const asked = { roof, width, length: String(priceList.length.min_m * 4), height: String(height) };
        const { status, text } = await send(`${server.url}/v1/calc?${String(new URLSearchParams(asked))}`);
        expect(status).toBe(200);
        expect(JSON.parse(text)).toEqual(engine.calculate(asked).body);
      }
    }
  });
});
