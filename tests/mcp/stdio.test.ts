import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CallToolResult } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { connected, ERAS, textsOf } from "../support/mcp.ts";
import { product } from "../support/product.ts";

const HANGAR = { roof: "dvuhskat", width: 12.2, length: 30, gates: 1 };

/* `npm run mcp`, which serves the manufacturer's own prices, is asked in tests/shipped. */
const command = process.execPath;
const args = [join(product, "mcp.js")];

const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
const OPENING = `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`;

/** What is answered to these lines, by their ids; the server is asked to say what it is first. */
async function answersTo(lines: readonly string[], options: readonly string[] = []) {
  const server = spawn(command, [...options, ...args]);
  server.stdin.write(OPENING);
  await once(server.stdout, "data");
  const answered = text(server.stdout);
  server.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const answers = (await answered).trim().split("\n");
  return new Map(answers.map((line) => JSON.parse(line) as Answer).map((answer) => [answer.id, answer]));
}

interface Answer {
  id: number;
  result?: CallToolResult;
  error?: { code: number };
}

const called = (id: number, given: string) =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"calculate_hangar","arguments":${given}}}`;

test("a call is answered as over HTTP, however its line is written", async () => {
  const answers = await answersTo([
    called(2, '{"roof":"dvuhskat","width":12,"width":15,"length":30}'),
    called(3, '{"roof":"dvuhskat\u2028","width":12,"length":30}'),
    called(4, "null"),
    '{"jsonrpc":"2.0","id":5,"method":"ping","params":null}',
    `${called(6, '{"roof":"dvuhskat","width":12,"length":30}')}\r`,
  ]);
  const told = (id: number) => textsOf(answers.get(id)!.result!);
  expect(told(2)[0]).toContain("width: задан дважды");
  expect(JSON.parse(told(3)[1])).toEqual(engine.calculate({ roof: "dvuhskat\u2028", width: 12, length: 30 }).body);
  expect(JSON.parse(told(4)[1])).toEqual(engine.calculate({}).body);
  expect(answers.get(5)!.result).toEqual({});
  expect(told(6)[0]).toContain("ANG-");
});

test("what is answered is forgotten: many long calls, all of them refused, need little memory", async () => {
  const refused = (id: number) => called(id, `["${"x".repeat(60_000)}"]`);
  const ids = Array.from({ length: 1_000 }, (_, at) => at + 2);
  const answers = await answersTo(ids.map(refused), ["--max-old-space-size=64"]);
  expect(ids.filter((id) => answers.get(id)?.error?.code !== -32_602)).toEqual([]);
});

test("a line that is too long for it ends it, and says so where its log goes", async () => {
  const server = spawn(command, args);
  server.stdin.on("error", () => undefined);
  server.stdin.end("x".repeat(11 * 1024 * 1024));
  expect(await text(server.stderr)).toContain("exceeded maximum size");
});

test.each(ERAS)("answers the official client in the $era era", async (spoken) => {
  const client = await connected(new StdioClientTransport({ command, args, stderr: "ignore" }), spoken);
  expect(client.getProtocolEra()).toBe(spoken.era);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(5);
  const uri = tools[0]!._meta!["ui/resourceUri"] as string;
  const [app] = (await client.readResource({ uri })).contents;
  expect(app).toMatchObject({
    mimeType: "text/html;profile=mcp-app",
    text: expect.stringMatching(/^<!doctype html>/),
  });
  const result = await client.callTool({ name: "calculate_hangar", arguments: { ...HANGAR, fields: ["all"] } });
  expect(textsOf(result)[1]).toBe(JSON.stringify(engine.calculate(HANGAR).body));
  await client.close();
});

test("writes nothing but messages, and ends with its input", async () => {
  const server = spawn(command, args);
  const written = text(server.stdout);
  server.stdin.write(`${OPENING}not a message\n`);
  await once(server.stdout, "data");
  server.stdin.end();
  const [code] = await once(server, "close");
  expect(code).toBe(0);
  const lines = (await written).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ jsonrpc: "2.0", id: 1 })]);
});
