import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

test("a name given twice in a call is told as over HTTP", async () => {
  const server = spawn(command, args);
  const call = '{"name":"calculate_hangar","arguments":{"roof":"dvuhskat","width":12,"width":15,"length":30}}';
  server.stdin.write(OPENING);
  await once(server.stdout, "data");
  const answered = text(server.stdout);
  server.stdin.write(`{"jsonrpc":"2.0","method":"notifications/initialized"}\n`);
  server.stdin.end(`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":${call}}\n`);
  expect(await answered).toContain("width: задан дважды");
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
