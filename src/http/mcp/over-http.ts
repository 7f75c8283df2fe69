import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import { JSON_CONTENT } from "../../documents/paths.ts";
import { mcpServers, type McpSource } from "../../mcp/server.ts";
import { readable } from "../../mcp/written-message.ts";
import { clipped } from "../../text/format.ts";
import { jsonParts } from "../../text/json-parts.ts";
import { takes } from "../accept.ts";
import { othersBeforeLong, readAtMost } from "../json/json-body.ts";
import { Replies } from "../replies.ts";
import type { HttpRequest } from "../reply.ts";
import { isAllowedOrigin } from "./origin.ts";

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

/** Characters of what they are answered with: as many calls as may be, each with its whole bill explained, have fewer. */
export const MOST_SENT = 400_000;

const JSON_HEADERS = { "content-type": JSON_CONTENT };

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
    if (isTooLong) return replies.open(refused(413, `At most ${MAX_MESSAGE_BYTES} bytes`));
    const accept = request.headers.get("accept");
    const isJson = takes(accept, "application/json");
    if (!isJson && !takes(accept, "text/event-stream")) return replies.open(notAcceptable(accept!));
    const body = await readAtMost(request, MAX_MESSAGE_BYTES + 1);
    if (body.length > MAX_MESSAGE_BYTES) return replies.open(refused(413, `At most ${MAX_MESSAGE_BYTES} bytes`));
    await othersBeforeLong(httpRequest, body);
    const text = new TextDecoder().decode(body);
    if (jsonParts(text).values > MOST_VALUES) return replies.open(refused(413, `At most ${MOST_VALUES} values`));
    const message = readable(text);
    if (message === undefined) return replies.open(refused(400, "Parse error: Invalid JSON", -32_700));
    const servers = mcpServers(source, {
      mostCalls: MOST_CALLS,
      mostSent: MOST_SENT,
      turn: () => httpRequest.turn(),
      watch: httpRequest.watch,
    });
    const { url, method, signal } = request;
    const headers = new Headers(request.headers);
    headers.set("accept", "application/json, text/event-stream");
    const answer = await answerTo(new Request(url, { method, headers, signal }), message, servers);
    return replies.open(await framed(answer, isJson, message));
  };
}

/** What the SDK answers: JSON, in every revision of the protocol. */
async function answerTo(request: Request, parsedBody: unknown, servers: McpServerFactory): Promise<Response> {
  if (!(await isLegacyRequest(request, parsedBody))) {
    // Nothing changes but with a deploy, which ends every stream anyway: there is nothing to subscribe to.
    return createMcpHandler(servers, { maxSubscriptions: 0 }).fetch(request, { parsedBody });
  }
  const server = await servers({ era: "legacy" });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  request.signal.addEventListener("abort", () => void server.close(), { once: true });
  return transport.handleRequest(request, { parsedBody });
}

/** The answer as the client takes it, as JSON or as a stream; that to a list is a list. */
async function framed(answer: Response, isJson: boolean, message: unknown): Promise<Response> {
  const { body, ok, status } = answer;
  if (body === null) return answer;
  const text = await answer.text();
  if (!ok) return new Response(shortened(text), { status, headers: JSON_HEADERS });
  if (isJson) {
    const isWhole = !Array.isArray(message) || text.startsWith("[");
    const bytes = new TextEncoder().encode(isWhole ? text : `[${text}]`);
    return new Response(bytes, { headers: { ...JSON_HEADERS, "content-length": String(bytes.length) } });
  }
  const messages = [JSON.parse(text) as unknown].flat();
  const events = messages.map((one) => `event: message\ndata: ${JSON.stringify(one)}\n\n`);
  return new Response(events.join(""), { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

/** The same error with its long texts cut, all but the id, by which the client knows its request. */
function shortened(error: string): string {
  const cut = (key: string, value: unknown) =>
    key !== "id" && typeof value === "string" && value.length > LONGEST_TOLD
      ? `${value.slice(0, LONGEST_TOLD)}…`
      : value;
  return JSON.stringify(JSON.parse(error), cut);
}

const forbidden = (origin: string): Response =>
  refused(403, `Origin ${clipped(origin)} is not allowed: call this server by its own name`);

const notAcceptable = (accept: string): Response =>
  refused(406, `Answers come as application/json or text/event-stream; Accept names neither: ${clipped(accept)}`);

function refused(status: number, message: string, code = -32_000): Response {
  const body = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } });
  return new Response(body, { status, headers: JSON_HEADERS });
}
