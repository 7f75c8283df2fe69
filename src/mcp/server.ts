import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import type { OlderEngines } from "../api/older-engines.ts";
import type { Engine } from "../engine/create-engine.ts";
import { quoted } from "../engine/texts/format.ts";
import type { McpDefinition } from "./definition.ts";
import { toolAnswers, type Given, type ToolAnswer } from "./tool-answers.ts";
import { answerText } from "./tool-text.ts";

/** All that an MCP server is made of. */
export interface McpSource {
  engine: Engine;
  /** As `createHandler` is given them. */
  older?: OlderEngines;
  definition: McpDefinition;
  /** Told of whatever ends in `internal_error`; the answer itself shows nothing of it. */
  onError?: (error: unknown) => void;
}

/** What never changes between two deploys may be kept as long as any other answer of the service, milliseconds. */
const KEPT = { ttlMs: 60_000, cacheScope: "public" } as const;

/**
 * Makes servers, one for each request or connection as the SDK wants it, for every revision of the protocol. The
 * arguments of a call are read by the engine and not by the input schema: so bad input gets the answer that it gets
 * over HTTP, with everything that is wrong at once. `mostCalls` is how many calls one server answers.
 */
export function mcpServers({ engine, older, definition, onError }: McpSource, mostCalls = Infinity): McpServerFactory {
  const { serverInfo, instructions, tools, options } = definition;
  const answers = new Map<string, (given: Given) => ToolAnswer>(Object.entries(toolAnswers(engine, older, options)));

  function call(name: string, given: Given): CallToolResult {
    const answer = answers.get(name);
    if (!answer) {
      const known = [...answers.keys()].join(", ");
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${quoted(name)}; there are ${known}`);
    }
    try {
      return toolResult(answer(withoutNulls(given)).body);
    } catch (error) {
      onError?.(error);
      return toolResult(engine.errorBody("internal_error", []));
    }
  }

  return () => {
    const server = new Server(serverInfo, {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { "tools/list": KEPT, "server/discover": KEPT },
    });
    server.setRequestHandler("tools/list", () => ({ tools }));
    let calls = 0;
    server.setRequestHandler("tools/call", ({ params }) => {
      if (++calls > mostCalls) throw new ProtocolError(ProtocolErrorCode.InvalidRequest, `At most ${mostCalls} calls`);
      return call(params.name, params.arguments ?? {});
    });
    return server;
  };
}

/** Hosts that cannot leave an argument out send null in its place. */
function withoutNulls(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

/**
 * First what a model can pass on, then the very body of the HTTP interface: as structured content for those who read it
 * and as text for those who do not. An error has no structured content: it would have to fit the output schema.
 */
function toolResult(body: ToolAnswer["body"]): CallToolResult {
  const content = [answerText(body), JSON.stringify(body)].map((text) => ({ type: "text" as const, text }));
  return "error" in body ? { content, isError: true } : { content, structuredContent: { ...body } };
}
