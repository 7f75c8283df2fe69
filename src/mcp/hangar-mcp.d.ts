/** What the MCP server tells of itself, as the build wrote it. */
declare module "virtual:hangar-mcp" {
  import type { McpDefinition } from "./definition.ts";
  export const definition: McpDefinition;
}
