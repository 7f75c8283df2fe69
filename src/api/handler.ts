import type { Answer, Engine } from "../engine/create-engine.ts";
import { search, type SearchAnswer } from "../search/search.ts";
import { answerBatch } from "./batch.ts";
import {
  HttpError,
  internalError,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notFound,
  parametersBesideId,
  uriTooLong,
} from "./errors.ts";
import { exampleAnswer } from "./example-calls.ts";
import { readJsonPairs } from "./json-body.ts";
import { askedEngine, type OlderEngines } from "./older-engines.ts";
import { decodeSegment, pathPairs } from "./path-options.ts";
import { entity, entityReply, errorReply, healthReply, preflightReply, redirectReply, refusal } from "./replies.ts";

/** A text that changes only with a deploy. */
export interface ApiDocument {
  /** Content-Type. */
  type: string;
  body: string;
}

export interface HandlerOptions {
  engine: Engine;
  /** Ready documents by path, for example `/openapi.json`. */
  documents: Readonly<Record<string, ApiDocument>>;
  /** Engines of the lists that hold no longer, for `prices_version`; without them there is today's alone. */
  older?: OlderEngines;
  /** Answers POST /mcp; without it there is no such path. */
  mcp?: (request: Request) => Promise<Response>;
  /** Told of whatever ends in 500; the answer itself shows nothing of it. */
  onError?: (error: unknown) => void;
}

const BESIDE_ID = new Set(["explain", "prices_version"]);

/** The methods of one path. GET answers HEAD too. */
interface Route {
  GET?: () => Response;
  POST?: () => Promise<Response>;
}

/** The whole HTTP side of the service; a host needs nothing but this function. */
export function createHandler({
  engine,
  documents,
  older,
  mcp,
  onError,
}: HandlerOptions): (request: Request) => Promise<Response> {
  const entities = new Map(Object.entries(documents).map(([path, { body, type }]) => [path, entity(body, type)]));

  async function handle(request: Request): Promise<Response> {
    try {
      return await answer(request);
    } catch (error) {
      const known = error instanceof HttpError ? error : internalError();
      if (known !== error) onError?.(error);
      return refusal(request, known, engine);
    }
  }

  function answer(request: Request): Response | Promise<Response> {
    const url = new URL(request.url);
    const length = url.pathname.length + url.search.length;
    if (length > MAX_URL_LENGTH) throw uriTooLong(length);

    const route = routeOf(url, request);
    if (!route) throw notFound(url.pathname, engine.baseUrl);
    const allow = [route.GET && "GET, HEAD", route.POST && "POST", "OPTIONS"].filter(Boolean).join(", ");
    if (request.method === "OPTIONS") return preflightReply(allow);
    if (route.GET && (request.method === "GET" || request.method === "HEAD")) return route.GET();
    if (request.method === "POST" && route.POST) return route.POST();
    throw methodNotAllowed(request.method, allow);
  }

  function routeOf({ pathname, searchParams }: URL, request: Request): Route | undefined {
    const document = entities.get(pathname);
    if (document) return { GET: () => entityReply(request, document) };

    const [version, resource, ...rest] = segmentsOf(pathname);
    if (mcp && version === "mcp" && resource === undefined) return { POST: () => mcp(request) };
    if (version === "healthz" && resource === undefined)
      return { GET: () => healthReply(request, exampleAnswer(engine)) };
    if (version !== "v1") return undefined;
    if (resource === undefined) return { GET: () => redirectReply(`${engine.baseUrl}/llms.txt`) };
    const reply = (answered: Answer | SearchAnswer) => answerReply(request, answered);
    const [first, second] = rest;
    if (resource === "search" && first === undefined) return { GET: () => reply(search(engine, searchParams)) };
    if (resource !== "calc") return undefined;

    if (first === undefined) {
      return {
        GET: () => reply(calculate(searchParams)),
        POST: async () => reply(calculate([...(await readJsonPairs(request)), ...searchParams])),
      };
    }
    if (first === "batch" && second === undefined) {
      return {
        POST: async () => entityReply(request, entity(await answerBatch(request, searchParams, engine, calculate))),
      };
    }
    if (first === "id" && second !== undefined && rest.length === 2) {
      return { GET: () => reply(fromId(second, searchParams)) };
    }
    if (rest.length === 4 || rest.length === 5) {
      return { GET: () => reply(calculate([...pathPairs(rest), ...searchParams])) };
    }
    return undefined;
  }

  function calculate(pairs: Iterable<readonly [string, unknown]>): Answer {
    return askedEngine(engine, older, pairs).calculate(pairs);
  }

  /** An id says the configuration; what else of it stands beside would have no effect and is refused. */
  function fromId(segment: string, searchParams: URLSearchParams): Answer {
    const isExtra = (name: string) => !BESIDE_ID.has(name) && !engine.isIgnoredName(name);
    const extra = [...new Set(searchParams.keys())].filter(isExtra);
    if (extra.length > 0) throw parametersBesideId(extra);
    const id = decodeSegment("calculation_id", segment);
    return askedEngine(engine, older, searchParams).fromCalculationId(id, searchParams);
  }

  return handle;
}

/** `/v1/calc/` and `/v1/calc` alike are `["v1", "calc"]`; segments stay percent-encoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}

function answerReply(request: Request, { status, body }: Answer | SearchAnswer): Response {
  if (status === 400) return errorReply(request, body);
  const page = "calculator_link" in body ? body.calculator_link : body.page_link;
  return entityReply(request, entity(JSON.stringify(body)), page);
}
