import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProduct, putInPlace } from "../../../scripts/build/place/put-in-place.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { connected, textsOf } from "../../support/mcp.ts";
import { copyProduct, examplePrices } from "../../support/product.ts";
import { RunningServer, Script } from "../../server/running-server.ts";

/*
 * A build of other prices put in the place of the one that is served: the server that runs answers by the old one until
 * it is started anew.
 */
const CLIENTS = 4;
const HANGAR = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };
const CALC = `/v1/calc?${new URLSearchParams(Object.entries(HANGAR).map(([name, value]) => [name, String(value)]))}`;
const PAGES = ["/", "/podbor/", "/request/", "/docs/", "/docs/errors/", "/en/docs/"];
const FILES = [
  "/prices.json",
  "/options.json",
  "/openapi.json",
  "/llms.txt",
  "/version.json",
  "/engine.js",
  "/embed.js",
];
const CALC_FILES = ["csv", "xlsx", "svg", "dxf", "glb", "ifc"].map((format) =>
  CALC.replace("/calc", `/calc.${format}`),
);
const PATHS = [CALC, ...CALC_FILES, "/v1/search?budget=3000000", "/healthz", ...PAGES, ...FILES];

const folder = mkdtempSync(join(tmpdir(), "hangar-"));
const out = join(folder, "dist");
const list = join(folder, "prices/price-list.yaml");

async function build(): Promise<void> {
  const args = ["--prices", join(folder, "prices"), "--out", out];
  const { code, output } = await new Script("scripts/build.ts", { args }).ended;
  if (code !== 0) throw new Error(output);
  // Nothing that a build prints may hide that its prices were never released.
  expect(output.trimEnd().split("\n").at(-1)).toMatch(/^Price list \S+ is not released; /);
}

function edit(from: RegExp, to: string): void {
  writeFileSync(list, readFileSync(list, "utf8").replace(from, to));
}

/** What a server answers to everything, by what was asked. */
type Answers = Map<string, string>;

async function answersOf({ url }: RunningServer): Promise<Answers> {
  const answers: Answers = new Map();
  for (const path of PATHS) {
    const reply = await fetch(url + path);
    answers.set(path, reply.status === 200 ? await reply.text() : `${reply.status} ${await reply.text()}`);
    await setTimeout(20);
  }
  const client = await connected(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)), { mode: "legacy" });
  answers.set(
    "/mcp",
    textsOf(await client.callTool({ name: "calculate_hangar", arguments: { ...HANGAR, fields: "all" } }))[1],
  );
  await client.close();
  return answers;
}

/** What was answered while something was done, by several clients; they leave a core to the build. */
async function answersDuring(server: RunningServer, work: () => Promise<void>): Promise<Answers[]> {
  const all: Answers[] = [];
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    do all.push(await answersOf(server));
    while (!isOver);
    all.push(await answersOf(server));
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return all;
}

/** What was asked and is answered otherwise than `before`. */
const changed = (answers: Answers): string[] =>
  [...before.keys()].filter((path) => answers.get(path) !== before.get(path));

/** Everything names the same prices and is of the same build. */
function expectOneBuild(answers: Answers, gateFrame: number): void {
  const json = <Body>(path: string) => JSON.parse(answers.get(path)!) as Body;
  expect(json<{ prices: { gate_frame: number } }>("/prices.json").prices.gate_frame).toBe(gateFrame);
  expect(json<CalcResponse>("/mcp")).toEqual(json<CalcResponse>(CALC));
  const { build, engine } = json<{ build: string; engine: string }>("/version.json");
  expect(answers.get("/engine.js")).toContain(engine);
  expect(answers.get("/embed.js")).toContain(engine);
  for (const page of PAGES) expect(answers.get(page)).toContain(build);
}

let server: RunningServer;
/** Is asked for nothing until the new build stands. */
let silent: RunningServer;
let before: Answers;
let during: Answers[];
beforeAll(async () => {
  cpSync(examplePrices, join(folder, "prices"), { recursive: true });
  const first = await newProduct(out);
  copyProduct(first);
  await putInPlace(first, out);
  server = await RunningServer.start(join(out, "server.js"));
  silent = await RunningServer.start(join(out, "server.js"));
  before = await answersOf(server);
  const served = realpathSync(out);
  edit(/gate_frame: 32500/, "gate_frame: 33500");
  during = await answersDuring(server, build);
  // As after one more build.
  rmSync(served, { recursive: true });
}, 600_000);
afterAll(async () => {
  await Promise.all([server, silent].map((running) => running.stop()));
  rmSync(folder, { recursive: true });
});

describe("a build of other prices in the place of the one that is served", () => {
  test("changes no answer of the running server, and fails none", () => {
    expectOneBuild(before, 32_500);
    expect(during.length).toBeGreaterThan(2 * CLIENTS);
    expect(during.flatMap(changed)).toEqual([]);
  });

  test("nor of one that had not been asked for anything, though its own build is gone by then", async () => {
    expect(changed(await answersOf(silent))).toEqual([]);
  });

  test("is what a server started afterwards answers by", async () => {
    const after = await RunningServer.start(join(out, "server.js"));
    const answers = await answersOf(after);
    await after.stop();
    expectOneBuild(answers, 33_500);
    const total = (of: Answers) => (JSON.parse(of.get(CALC)!) as CalcResponse).result.total_with_vat;
    expect(total(answers) - total(before)).toBe(1000);
  });
});
