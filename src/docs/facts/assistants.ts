import { baseUrl } from "hangar-engine";

/** Settings of an assistant that speaks MCP: over the network, and with a local process. */
export const mcpOverHttp = JSON.stringify({ mcpServers: { hangars: { url: `${baseUrl}/mcp` } } }, null, 2);
export const mcpOverStdio = JSON.stringify(
  { mcpServers: { hangars: { command: "npm", args: ["run", "--silent", "mcp"], cwd: "/path/to/hangar-calculator" } } },
  null,
  2,
);
