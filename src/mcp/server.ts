import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type CallToolResult,
  type McpServerFactory,
  type StandardSchemaV1,
} from "@modelcontextprotocol/server";
import { spokenEngine, type Engines } from "../services/asked/asked-engine.ts";
import { errorBodyOf } from "../services/call-error.ts";
import { piecewise } from "../services/piecewise.ts";
import type { Watch } from "../services/watch.ts";
import { ALL, narrowed, picked, type Fielded } from "../services/asked/fields.ts";
import type { ErrorBody } from "../engine/response.ts";
import { clipped, quoted } from "../text/format.ts";
import type { Pairs } from "../services/calls.ts";
import type { Lang } from "../text/lang.ts";
import type { McpDefinition } from "./definition.ts";
import { SHORT } from "./tools/short-answers.ts";
import { toolAnswers, type ToolAnswer } from "./tools/tool-answers.ts";
import { answerText } from "./tools/tool-text.ts";

/** All that an MCP server is made of. */
export interface McpSource extends Engines {
  definition: McpDefinition;
  /** The document of the app; without it the app cannot be read. */
  app?: () => Promise<string>;
  /** Told of whatever ends in `internal_error`; the answer itself shows nothing of it. */
  onError?: (error: unknown) => void;
}

/** How one server is spoken to. */
interface Spoken {
  /** How many calls and listings it answers. */
  mostCalls?: number;
  /** Lets the host do all else that waits; see `HttpRequest`. */
  turn?: () => Promise<void>;
  watch?: Watch | undefined;
  /** The arguments of a call, by its id, as they were written: names given twice are lost in what the SDK makes of them. */
  written?: (id: unknown) => Pairs;
}

/** What never changes between two deploys may be kept as long as any other answer of the service, milliseconds. */
const KEPT = { ttlMs: 60_000, cacheScope: "public" } as const;

/** What the SDK reads the parameters of an extension's method by: taken as they come. A schema of Zod would bring all of it. */
const AS_THEY_COME: StandardSchemaV1<unknown, { uri?: unknown }> = {
  "~standard": { version: 1, vendor: "hangar-calculator", validate: (params) => ({ value: params ?? {} }) },
};

/**
 * Makes servers, one for each request or connection as the SDK wants it, for every revision of the protocol. The
 * arguments of a call are read by the engine and not by the input schema: so bad input gets the answer that it gets
 * over HTTP, with everything that is wrong at once.
 */
export function mcpServers(
  { definition, app, onError, ...engines }: McpSource,
  { mostCalls = Infinity, turn = () => Promise.resolve(), watch, written }: Spoken = {},
): McpServerFactory {
  const { serverInfo, instructions, tools, resources, skills, options } = definition;
  const answers = new Map(Object.entries(toolAnswers(engines, options)));

  async function call(name: string, given: Pairs): Promise<CallToolResult> {
    const answer = answers.get(name);
    if (!answer) {
      const known = [...answers.keys()].join(", ");
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${quoted(name)}; there are ${known}`);
    }
    const speaking = spokenEngine(engines, given);
    const { lang } = speaking.language;
    await turn();
    try {
      const result = answer(given);
      const made = "status" in result ? result : await piecewise(result, turn);
      watch?.called(name, made.status === 400 ? made.body.error : undefined);
      return toolResult(made, lang);
    } catch (error) {
      onError?.(error);
      const body = errorBodyOf(speaking, "internal_error", []);
      watch?.called(name, body.error);
      return errorResult(body, lang);
    }
  }

  return () => {
    const server = new Server(serverInfo, {
      capabilities: {
        tools: {},
        resources: {},
        extensions: { "io.modelcontextprotocol/skills": {}, "io.modelcontextprotocol/ui": {} },
      },
      instructions,
      cacheHints: { "tools/list": KEPT, "resources/list": KEPT, "resources/read": KEPT, "server/discover": KEPT },
    });
    let calls = 0;
    const count = (): void => {
      if (++calls > mostCalls) throw new ProtocolError(ProtocolErrorCode.InvalidRequest, `At most ${mostCalls} calls`);
    };
    server.setRequestHandler("tools/list", async () => {
      count();
      await turn();
      return { tools };
    });
    server.setRequestHandler("tools/call", ({ params }, { mcpReq }) => {
      count();
      return call(params.name, written?.(mcpReq.id) ?? Object.entries(params.arguments ?? {}));
    });
    server.setRequestHandler("resources/list", () => {
      count();
      return { resources: resources.map(({ listed }) => listed) };
    });
    server.setRequestHandler("resources/read", { params: AS_THEY_COME }, async ({ uri, ...others }) => {
      count();
      const known = resources.map(({ listed }) => listed.uri);
      if (typeof uri !== "string") throw withoutUri("resources/read", uri, others, known);
      const contents = resources.find(({ listed }) => listed.uri === uri)?.contents;
      const text = contents && (contents.text ?? (await app?.()));
      if (text === undefined) throw new ResourceNotFoundError(uri, unknownUri("resource", uri, known));
      return { contents: [{ ...contents, uri, text }] };
    });
    server.setRequestHandler("skills/list", { params: AS_THEY_COME }, () => {
      count();
      return { skills, ...KEPT };
    });
    server.setRequestHandler("skills/get", { params: AS_THEY_COME }, ({ uri, ...others }) => {
      count();
      const known = skills.map((skill) => skill.uri);
      if (typeof uri !== "string") throw withoutUri("skills/get", uri, others, known);
      const skill = skills.find((skill) => skill.uri === uri);
      if (!skill) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownUri("skill", uri, known));
      return { skill, ...KEPT };
    });
    return server;
  };
}

const unknownUri = (what: string, uri: string, known: readonly string[]): string =>
  `Unknown ${what} ${quoted(uri)}; there are ${known.join(", ")}`;

/** What came in the place of an address, and by which other names. */
function withoutUri(method: string, uri: unknown, others: object, known: readonly string[]): ProtocolError {
  const names = Object.keys(others).filter((name) => !name.startsWith("_"));
  const came = uri === undefined ? names.map(clipped).join(", ") || "nothing" : "a uri that is no text";
  const message = `${method} takes uri, one of ${known.join(", ")}; got ${came}`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/**
 * First what a model can pass on, then what of the HTTP interface's body is wanted: as structured content for those who
 * read it and as text for those who do not. Where nothing is named it is what `SHORT` names; whoever names fields gets
 * those without another word.
 */
function toolResult({ status, body, fields }: ToolAnswer, lang: Lang): CallToolResult {
  if (status === 400) return errorResult(body, lang);
  const of = subjectOf(body);
  const wanted = of === undefined ? body : fields ? picked(of, body, fields) : narrowed(of, body, SHORT[of]);
  const isPicked = fields !== undefined && !fields.includes(ALL);
  const texts = isPicked ? [JSON.stringify(wanted)] : [answerText(body, lang), JSON.stringify(wanted)];
  return { content: texts.map(textBlock), structuredContent: { ...wanted } };
}

function subjectOf(body: Extract<ToolAnswer, { status: 200 }>["body"]): Fielded | undefined {
  if ("result" in body) return "calculation";
  if ("questions" in body) return "wish";
  return "items" in body ? "search" : undefined;
}

/** The whole body as text alone: structured content would have to fit the output schema. */
function errorResult(body: ErrorBody, lang: Lang): CallToolResult {
  return { content: [answerText(body, lang), JSON.stringify(body)].map(textBlock), isError: true };
}

const textBlock = (text: string) => ({ type: "text" as const, text });
