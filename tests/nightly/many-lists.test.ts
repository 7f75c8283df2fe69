import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SIZES } from "../../scripts/bench/sizes.ts";
import { weight } from "../../scripts/build/size/weight.ts";
import type { CalcResponse, ErrorBody } from "../../src/engine/response.ts";
import { RunningServer, Script } from "../server/running-server.ts";
import { makeManyLists } from "./many-lists.ts";
import { product } from "../support/product.ts";

/* A list a week for six years: what comes with every page, and what a device keeps, does not grow with them. */
const LISTS = 300;
const NAMED = 6;
const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30&gates=1";

const folder = mkdtempSync(join(tmpdir(), "hangar-"));
const out = join(folder, "dist");
let versions: string[];
let server: RunningServer;

beforeAll(async () => {
  versions = makeManyLists(join(folder, "prices"), LISTS).reverse();
  const args = ["--prices", join(folder, "prices"), "--out", out];
  const { code, output } = await new Script("scripts/build.ts", { args }).ended;
  if (code !== 0) throw new Error(output);
  server = await RunningServer.start(join(out, "server.js"));
}, 900_000);

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const site = (file: string): string => readFileSync(join(out, "site", file), "utf8");

describe(`with ${LISTS} released lists`, () => {
  test.each(["calculator", "search", "request", "engine", "sw.js"] as const)(
    "%s weighs as with a first",
    async (id) => {
      expect((await weight(out, SIZES[id])) - (await weight(product, SIZES[id]))).toBeLessThanOrEqual(1_500);
    },
  );

  test("a first visit keeps the newest and the index alone", () => {
    const worker = site("sw.js");
    const kept = versions.filter((version) => worker.includes(`/prices/${version}.json`));
    expect(kept).toEqual(versions.slice(0, NAMED));
    expect(worker).toContain("/prices/index.json");
  });

  test("the feed tells of the newest, the index of all", async () => {
    expect(site("/prices/feed.xml").match(/<entry>/g)).toHaveLength(20);
    const index = (await (await fetch(`${server.url}/prices/index.json`)).json()) as { lists: { version: string }[] };
    expect(index.lists.map(({ version }) => version)).toEqual(versions);
  });

  test("a calculation under the first of them is answered, and one that never was is told where they are", async () => {
    const oldest = versions.at(-1)!;
    const answer = await fetch(`${server.url}${CALC}&prices_version=${oldest}`);
    expect(((await answer.json()) as CalcResponse).prices_version).toBe(oldest);
    const refused = await fetch(`${server.url}${CALC}&prices_version=2019-01-01`);
    const { error } = (await refused.json()) as ErrorBody;
    const named = versions.slice(0, NAMED).join(", ");
    expect(error.details).toEqual([`prices_version: пришло «2019-01-01»; принимается ${named}, … /prices/index.json`]);
  });
});
