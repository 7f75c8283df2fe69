import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type CallToolResult,
  type ReadResourceResult,
  type McpServerFactory,
  type StandardSchemaV1,
} from "@modelcontextprotocol/server";
import { spokenEngine, type Engines } from "../services/asked/asked-engine.ts";
import { errorBodyOf } from "../services/call-error.ts";
import { piecewise, type Turn } from "../formats/piecewise.ts";
import type { Watch } from "../services/watch.ts";
import { ALL, narrowed, picked, type Fielded } from "../services/asked/fields.ts";
import type { ErrorBody } from "../engine/response.ts";
import { clipped } from "../text/format.ts";
import { quoted } from "../text/in-english.ts";
import type { Pairs } from "../services/calls.ts";
import type { Lang } from "../text/lang.ts";
import type { McpDefinition } from "./definition.ts";
import { SHORT } from "./tools/short-answers.ts";
import { toolAnswers, type ToolAnswer } from "./tools/tool-answers.ts";
import { answerText } from "./tools/tool-text.ts";
import { givenIn } from "./written-message.ts";

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
  /** How many messages it answers. */
  mostCalls?: number;
  /** How many characters it answers with, the first answer aside. */
  mostSent?: number;
  /** Lets the host do all else that waits; see `HttpRequest`. */
  turn?: Turn;
  watch?: Watch | undefined;
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
  { mostCalls = Infinity, mostSent = Infinity, turn = () => Promise.resolve(), watch }: Spoken = {},
): McpServerFactory {
  const { serverInfo, instructions, tools, resources, options } = definition;
  const answers = new Map(Object.entries(toolAnswers(engines, options)));

  async function call(name: string, given: Pairs): Promise<CallToolResult> {
    const answer = answers.get(name);
    if (!answer) {
      const known = [...answers.keys()].join(", ");
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${quoted(name)}; there are ${known}`);
    }
    const speaking = spokenEngine(engines, given);
    const { lang } = speaking.language;
    try {
      const result = answer(given);
      const made = "status" in result ? result : await piecewise<ToolAnswer>(result, turn);
      watch?.called(name, made.status === 400 ? made.body.error : undefined);
      return toolResult(made, lang);
    } catch (error) {
      onError?.(error);
      const body = errorBodyOf(speaking, "internal_error", []);
      watch?.called(name, body.error);
      return errorResult(body, lang);
    }
  }

  async function read(uri: unknown, beside: object): Promise<ReadResourceResult> {
    const known = resources.map(({ listed }) => listed.uri);
    if (typeof uri !== "string") throw withoutUri(uri, beside, known);
    const contents = resources.find(({ listed }) => listed.uri === uri)?.contents;
    const text = contents && (await app?.());
    if (text === undefined) {
      throw new ResourceNotFoundError(uri, `Unknown resource ${quoted(uri)}; there are ${known.join(", ")}`);
    }
    return { contents: [{ ...contents, uri, text }] };
  }

  return () => {
    const server = new Server(serverInfo, {
      capabilities: { tools: {}, resources: {}, extensions: { "io.modelcontextprotocol/ui": {} } },
      instructions,
      cacheHints: { "tools/list": KEPT, "resources/list": KEPT, "resources/read": KEPT, "server/discover": KEPT },
    });
    let calls = 0;
    let sent = 0;
    /** Makes one answer of all that a client wants at once, when its turn has come. */
    async function answered<Result>(make: () => Result | Promise<Result>): Promise<Result> {
      if (++calls > mostCalls) throw tooMany(`${mostCalls} calls`);
      await turn();
      if (sent <= mostSent) {
        const made = await make();
        const isFirst = sent === 0;
        sent += JSON.stringify(made).length;
        if (isFirst || sent <= mostSent) return made;
      }
      throw tooMany(`${mostSent} characters of answers`);
    }
    server.setRequestHandler("tools/list", () => answered(() => ({ tools })));
    server.setRequestHandler("tools/call", ({ params }) =>
      answered(() => call(params.name, givenIn(params.arguments))),
    );
    server.setRequestHandler("resources/list", () =>
      answered(() => ({ resources: resources.map(({ listed }) => listed) })),
    );
    server.setRequestHandler("resources/templates/list", () => answered(() => ({ resourceTemplates: [] })));
    server.setRequestHandler("resources/read", { params: AS_THEY_COME }, ({ uri, ...beside }) =>
      answered(() => read(uri, beside)),
    );
    return server;
  };
}

const tooMany = (bound: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidRequest, `At most ${bound} in one request: send the rest in another`);

/** What came in the place of an address, and by which other names. */
function withoutUri(uri: unknown, beside: object, known: readonly string[]): ProtocolError {
  const names = Object.keys(beside).filter((name) => !name.startsWith("_"));
  const came = uri === undefined ? names.map(clipped).join(", ") || "nothing" : "a uri that is no text";
  const message = `resources/read takes uri, one of ${known.join(", ")}; got ${came}`;
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

/** The whole body as text alone: structured content is that of a tool that could answer. */
function errorResult(body: ErrorBody, lang: Lang): CallToolResult {
  return { content: [answerText(body, lang), JSON.stringify(body)].map(textBlock), isError: true };
}

const textBlock = (text: string) => ({ type: "text" as const, text });
