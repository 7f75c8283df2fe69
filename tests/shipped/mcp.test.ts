import { spawn } from "node:child_process";
import { once } from "node:events";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { beforeAll, expect, test } from "vitest";
import { connected, ERAS, textsOf } from "../support/mcp.ts";

/* The command of an assistant's settings, over the manufacturer's own prices, on which no test may hang. */
const command = "npm";
const args = ["run", "--silent", "mcp"];

// npm builds what is not built yet, which takes longer than a client waits.
beforeAll(async () => {
  const server = spawn(command, args, { stdio: ["pipe", "ignore", "ignore"] });
  server.stdin.end();
  await once(server, "close");
}, 600_000);

test.each(ERAS)("npm run mcp answers the official client in the $era era, and says nothing besides", async (spoken) => {
  const client = await connected(new StdioClientTransport({ command, args, stderr: "ignore" }), spoken);
  expect(client.getProtocolEra()).toBe(spoken.era);
  expect((await client.listTools()).tools).toHaveLength(5);
  const result = await client.callTool({ name: "calculate_hangar", arguments: {} });
  expect(JSON.parse(textsOf(result)[1])).toHaveProperty("error.code", "missing_parameter");
  await client.close();
});
