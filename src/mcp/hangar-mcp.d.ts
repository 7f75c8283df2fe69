/** What the MCP server tells of itself, as the build wrote it. */
declare module "virtual:hangar-mcp" {
  import type { McpDefinition } from "./definition.ts";
  export const definition: McpDefinition;
}

/** The document of `app/`, whole. */
declare module "virtual:hangar-mcp-app" {
  export const html: string;
}
