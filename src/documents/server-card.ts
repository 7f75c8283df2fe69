import type { DocumentSource } from "./document-source.ts";
import { MCP_PATH } from "./paths.ts";
import { serverInfo } from "./server-info.ts";

/** Revisions of the protocol that the server speaks, newest first. */
export const PROTOCOL_VERSIONS = [
  "2026-07-28",
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
  "2024-11-05",
  "2024-10-07",
] as const;

/** What a client may know of the server before it connects (SEP-2127, extension "server card"). */
export function serverCard(source: DocumentSource): object {
  const remote = {
    type: "streamable-http",
    url: source.baseUrl + MCP_PATH,
    supportedProtocolVersions: PROTOCOL_VERSIONS,
  };
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    ...serverInfo(source),
    remotes: [remote],
  };
}

/** `server.json`, which the owner of the site hands to the MCP registry as it is. */
export function registryEntry(source: DocumentSource): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    ...serverInfo(source),
    remotes: [{ type: "streamable-http", url: source.baseUrl + MCP_PATH }],
  };
}
