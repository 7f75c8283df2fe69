import { createMcpHandler } from "@modelcontextprotocol/server";
import { othersBeforeLong, readAtMost } from "../json/json-body.ts";
import { jsonParts } from "../../text/json-parts.ts";
import { Replies } from "../replies.ts";
import type { HttpRequest } from "../reply.ts";
import { clipped } from "../../text/format.ts";
import { isAllowedOrigin } from "./origin.ts";
import { mcpServers, type McpSource } from "../../mcp/server.ts";
import { writtenArguments } from "../../mcp/tools/written-arguments.ts";

/** Longest message, bytes: a client tells its name, abilities and icons with each one. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/**
 * Values in a message: as many calls as may be, with every parameter, have fewer. The SDK looks at each of them several
 * times, and some that are wrong it tells one by one, in hundreds of characters.
 */
export const MOST_VALUES = 500;

/** Longest text in an error of the SDK, characters. It says what is wrong again whole, three times and escaped. */
const LONGEST_TOLD = 500;

/** Calls and listings in one request: revisions before 2025-06-18 let a client send many messages at once. */
export const MOST_CALLS = 10;

/**
 * The answer to POST /mcp: Streamable HTTP without sessions, in the revision of 2026-07-28 and in those before it. Other
 * methods do not come here.
 */
export function mcpOverHttp(source: McpSource): (httpRequest: HttpRequest) => Promise<Response> {
  const ownHost = new URL(source.engine.baseUrl).hostname;
  const replies = new Replies(source.engine.baseUrl);

  return async (httpRequest) => {
    const request = httpRequest.webRequest();
    const origin = request.headers.get("origin");
    if (!isAllowedOrigin(origin, new URL(request.url).hostname, ownHost)) return replies.open(forbidden(origin!));
    const isTooLong = Number(request.headers.get("content-length")) > MAX_MESSAGE_BYTES;
    // One byte more than may be, by which the SDK sees that there is too much; it may be told so beforehand.
    const body = isTooLong ? new Uint8Array() : await readAtMost(request, MAX_MESSAGE_BYTES + 1);
    await othersBeforeLong(httpRequest, body);
    const message = jsonParts(new TextDecoder().decode(body));
    if (message.values > MOST_VALUES) return replies.open(tooManyValues());
    const servers = mcpServers(source, {
      mostCalls: MOST_CALLS,
      turn: () => httpRequest.turn(),
      watch: httpRequest.watch,
      written: (id) => writtenArguments(message, id),
    });
    const handler = createMcpHandler(servers, {
      maxRequestBodySize: MAX_MESSAGE_BYTES,
      // Nothing changes but with a deploy, which ends every stream anyway: there is nothing to subscribe to.
      maxSubscriptions: 0,
    });
    const { url, method, headers, signal } = request;
    const answer = await handler.fetch(new Request(url, { method, headers, signal, body }));
    const isError = !answer.ok && answer.headers.get("content-type") === "application/json";
    return replies.open(isError ? await shortened(answer) : answer);
  };
}

/** The same error with its long texts cut, all but the id, by which the client knows its request. */
async function shortened(error: Response): Promise<Response> {
  const { status, headers } = error;
  const cut = (key: string, value: unknown) =>
    key !== "id" && typeof value === "string" && value.length > LONGEST_TOLD
      ? `${value.slice(0, LONGEST_TOLD)}…`
      : value;
  return new Response(JSON.stringify(await error.json(), cut), { status, headers });
}

function forbidden(origin: string): Response {
  return refused(403, -32_000, `Origin ${clipped(origin)} is not allowed: call this server by its own name`);
}

function tooManyValues(): Response {
  return refused(413, -32_000, `A message may have ${MOST_VALUES} values`);
}

function refused(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status });
}
