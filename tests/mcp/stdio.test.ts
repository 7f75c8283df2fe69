import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { connected, ERAS, textsOf } from "../support/mcp.ts";

const HANGAR = { roof: "dvuhskat", width: 12.2, length: 30, gates: 1 };

const COMMANDS = [
  { command: process.execPath, args: ["dist/mcp.js"] },
  { command: "npm", args: ["run", "--silent", "mcp"] },
];

describe.each(COMMANDS)("$command $args", ({ command, args }) => {
  test.each(ERAS)("answers the official client in the $era era", async (spoken) => {
    const client = await connected(new StdioClientTransport({ command, args, stderr: "ignore" }), spoken);
    expect(client.getProtocolEra()).toBe(spoken.era);
    expect((await client.listTools()).tools).toHaveLength(4);
    const result = await client.callTool({ name: "calculate_hangar", arguments: HANGAR });
    expect(textsOf(result)[1]).toBe(JSON.stringify(engine.calculate(HANGAR).body));
    await client.close();
  });

  test("writes nothing but messages, and ends with its input", async () => {
    const server = spawn(command, args);
    const written = text(server.stdout);
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
    const opening = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    server.stdin.write(`${JSON.stringify(opening)}\nnot a message\n`);
    await once(server.stdout, "data");
    server.stdin.end();
    const [code] = await once(server, "close");
    expect(code).toBe(0);
    const lines = (await written).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ jsonrpc: "2.0", id: 1 }),
    ]);
  });
});
