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
import { openById } from "./open-by-id.ts";
import { decodeSegment, pathPairs } from "./path-options.ts";
import { entity, JSON_TYPE, jsonEntity, Replies, type Entity } from "./replies.ts";
import { overFetch, type Answer as Answered, type Asked, type Reply } from "./reply.ts";
import { ReplyCache } from "./reply-cache.ts";
import { pathOf } from "./target.ts";

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

/** Names and values of a query string, in its order. */
type Query = readonly (readonly [name: string, value: string])[];

/** What a route is asked. */
interface Call {
  asked: Asked;
  pathname: string;
  /** Segments of the path, percent-encoded. */
  segments: readonly string[];
  query: Query;
}

/** The methods of one path. GET answers HEAD too. */
interface Route {
  GET?(call: Call): Reply;
  POST?(call: Call): Promise<Reply | Response>;
}

/** The whole HTTP side of the service; a host needs nothing but this function. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  return overFetch(createApi(options));
}

/** The same for a host that makes no web requests of what it is asked. */
export function createApi({ engine, documents, older, mcp, onError }: HandlerOptions): (asked: Asked) => Answered {
  const entities = new Map<string, Entity>();
  const cache = new ReplyCache();
  const replies = new Replies(engine.baseUrl);

  function answerOrRefuse(asked: Asked): Answered {
    try {
      const answered = answer(asked);
      return answered instanceof Promise ? answered.catch((error: unknown) => refuse(asked, error)) : answered;
    } catch (error) {
      return refuse(asked, error);
    }
  }

  function refuse(asked: Asked, error: unknown): Reply {
    const known = error instanceof HttpError ? error : internalError();
    if (known !== error) onError?.(error);
    return replies.refusal(asked, known, engine);
  }

  function answer(asked: Asked): Answered {
    const { method, target } = asked;
    const isRead = method === "GET" || method === "HEAD";
    const kept = isRead && cache.get(target);
    if (kept) return replies.to(asked, kept);
    if (target.length > MAX_URL_LENGTH) throw uriTooLong(target.length);

    const pathname = pathOf(target);
    const query: [name: string, value: string][] = [];
    // Takes half the time of spreading them.
    new URLSearchParams(target.slice(pathname.length)).forEach((value, name) => query.push([name, value]));
    const call = { asked, pathname, segments: segmentsOf(pathname), query };
    const route = routeOf(call);
    if (!route) throw notFound(pathname, engine.baseUrl);
    if (isRead && route.GET) return replies.to(asked, route.GET(call));
    if (method === "POST" && route.POST) return route.POST(call);
    const allow = [route.GET && "GET, HEAD", route.POST && "POST", "OPTIONS"].filter(Boolean).join(", ");
    if (method === "OPTIONS") return replies.preflight(allow);
    throw methodNotAllowed(method, allow);
  }

  // Made once: functions made for every request would be optimized anew after every garbage collection.
  const routes = {
    document: { GET: ({ pathname }) => replies.kept(documentEntity(pathname)) },
    mcp: mcp && { POST: ({ asked }) => mcp(asked.request()) },
    healthz: { GET: () => replies.health(exampleAnswer(engine)) },
    v1: { GET: () => replies.redirect(`${engine.baseUrl}/llms.txt`) },
    search: { GET: ({ asked, query }) => answerReply(asked, search(engine, query)) },
    calc: {
      GET: ({ asked, query }) => answerReply(asked, calculate(query)),
      POST: async ({ asked, query }) =>
        answerReply(asked, calculate([...(await readJsonPairs(asked.request())), ...query])),
    },
    batch: {
      POST: async ({ asked, query }) =>
        replies.unkept(entity(await answerBatch(asked.request(), query, engine, calculate), JSON_TYPE)),
    },
    id: { GET: ({ asked, segments, query }) => answerReply(asked, fromId(segments[3]!, query)) },
    path: {
      GET: ({ asked, segments, query }) => answerReply(asked, calculate([...pathPairs(segments.slice(2)), ...query])),
    },
  } satisfies Record<string, Route | undefined>;

  function routeOf({ pathname, segments }: Call): Route | undefined {
    if (Object.hasOwn(documents, pathname)) return routes.document;
    const [version, resource, first, second] = segments;
    if (resource === undefined) {
      if (version === "mcp") return routes.mcp;
      if (version === "healthz") return routes.healthz;
      return version === "v1" ? routes.v1 : undefined;
    }
    if (version !== "v1") return undefined;
    if (resource === "search" && first === undefined) return routes.search;
    if (resource !== "calc") return undefined;
    if (first === undefined) return routes.calc;
    if (first === "batch" && second === undefined) return routes.batch;
    if (first === "id" && second !== undefined && segments.length === 4) return routes.id;
    return segments.length === 6 || segments.length === 7 ? routes.path : undefined;
  }

  function calculate(pairs: Iterable<readonly [string, unknown]>): Answer {
    return askedEngine(engine, older, pairs).calculate(pairs);
  }

  /** An id says the configuration; what else of it stands beside would have no effect and is refused. */
  function fromId(segment: string, query: Query): Answer {
    const isExtra = (name: string) => !BESIDE_ID.has(name) && !engine.isIgnoredName(name);
    const extra = [...new Set(query.map(([name]) => name))].filter(isExtra);
    if (extra.length > 0) throw parametersBesideId(extra);
    const id = decodeSegment("calculation_id", segment);
    return openById(engine, older, id, query);
  }

  /** One of the documents, encoded when it is first asked for. */
  function documentEntity(path: string): Entity {
    const known = entities.get(path);
    if (known) return known;
    const { body, type } = documents[path]!;
    const encoded = entity(body, type);
    entities.set(path, encoded);
    return encoded;
  }

  function answerReply(asked: Asked, { status, body }: Answer | SearchAnswer): Reply {
    if (status === 400) return replies.error(asked, body);
    const page = "calculator_link" in body ? body.calculator_link : body.page_link;
    if (asked.method === "POST") return replies.unkept(jsonEntity(body), page);
    const reply = replies.kept(jsonEntity(body), page);
    cache.offer(asked.target, reply);
    return reply;
  }

  return answerOrRefuse;
}

/** `/v1/calc/` and `/v1/calc` alike are `["v1", "calc"]`; segments stay percent-encoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}
