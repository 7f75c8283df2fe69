import { baseUrl, priceList } from "hangar-engine";
import { roofSizes } from "../../documents/examples/roof-sizes.ts";

/** Settings of an assistant that speaks MCP: over the network, and with a local process. */
export const mcpOverHttp = JSON.stringify({ mcpServers: { hangars: { url: `${baseUrl}/mcp` } } }, null, 2);
export const mcpOverStdio = JSON.stringify(
  { mcpServers: { hangars: { command: "npm", args: ["run", "--silent", "mcp"], cwd: "/path/to/hangar-calculator" } } },
  null,
  2,
);

/** Column heights that a calculation takes where none is named, metres: `4.35`, or one for each roof that differs. */
export function defaultHeights(): string {
  const roofs = roofSizes(priceList);
  const [one, ...others] = new Set(roofs.map(({ defaultHeight }) => defaultHeight));
  if (others.length === 0) return String(one);
  return roofs.map(({ roof, defaultHeight }) => `${roof} ${defaultHeight}`).join(", ");
}
