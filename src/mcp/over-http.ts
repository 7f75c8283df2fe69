import { createMcpHandler } from "@modelcontextprotocol/server";
import { Replies } from "../api/replies.ts";
import { clipped } from "../engine/texts/format.ts";
import { isAllowedOrigin } from "./origin.ts";
import { mcpServers, type McpSource } from "./server.ts";

/** Longest message, bytes: a client tells its name, abilities and icons with each one. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/** Calls in one request: revisions before 2025-06-18 let a client send many messages at once. */
export const MOST_CALLS = 10;

/**
 * The answer to POST /mcp: Streamable HTTP without sessions, in the revision of 2026-07-28 and in those before it. Other
 * methods do not come here.
 */
export function mcpOverHttp(source: McpSource): (request: Request) => Promise<Response> {
  const ownHost = new URL(source.engine.baseUrl).hostname;
  const replies = new Replies(source.engine.baseUrl);
  const handler = createMcpHandler(mcpServers(source, MOST_CALLS), {
    maxRequestBodySize: MAX_MESSAGE_BYTES,
    // Nothing changes but with a deploy, which ends every stream anyway: there is nothing to subscribe to.
    maxSubscriptions: 0,
  });
  return async (request) => {
    const origin = request.headers.get("origin");
    const isAllowed = isAllowedOrigin(origin, new URL(request.url).hostname, ownHost);
    return replies.open(isAllowed ? await handler.fetch(request) : forbidden(origin!));
  };
}

function forbidden(origin: string): Response {
  const message = `Origin ${clipped(origin)} is not allowed: call this server by its own name`;
  return Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } }, { status: 403 });
}
