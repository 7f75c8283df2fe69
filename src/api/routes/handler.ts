import type { ApiAnswer, Engine } from "../../engine/create-engine.ts";
import { searchSteps, type SearchAnswer } from "../../search/search.ts";
import { answerBatch } from "./batch.ts";
import {
  BESIDE_ID,
  HttpError,
  internalError,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notFound,
  parametersBesideId,
  uriTooLong,
} from "../http/errors.ts";
import { exampleAnswer } from "../openapi/examples/example-calls.ts";
import { readJsonPairs } from "../http/json/json-body.ts";
import { askedEngine, type OlderEngines } from "./older-engines.ts";
import { openById } from "./open-by-id.ts";
import { decodeSegment, pathPairs } from "./path-options.ts";
import { buildTag } from "../http/entity-tag.ts";
import { piecewise } from "../http/piecewise.ts";
import { entity, JSON_TYPE, jsonEntity, Replies, type Entity } from "../http/replies.ts";
import { overFetch, type Answer, type HttpRequest, type Reply } from "../http/reply.ts";
import { ReplyCache } from "../http/reply-cache.ts";
import { pathOf } from "../http/request-target.ts";

/** A text that changes only with a deploy. */
export interface ApiDocument {
  /** Content-Type. */
  type: string;
  body: string;
  /** Strong validator of the body, as the build wrote it; none in `astro dev`. */
  tag?: string;
}

export interface HandlerOptions {
  engine: Engine;
  /** Tells this build from any other: by it clients know whether the answers they hold still hold. */
  build?: string | undefined;
  /** Ready documents by path, for example `/openapi.json`. */
  documents: Readonly<Record<string, ApiDocument>>;
  /** Engines of the lists that hold no longer, for `prices_version`; without them there is today's alone. */
  older?: OlderEngines;
  /** Answers POST /mcp; without it there is no such path. */
  mcp?: (request: HttpRequest) => Promise<Response>;
  /** Told of whatever ends in 500; the answer itself shows nothing of it. */
  onError?: (error: unknown) => void;
}

/** Names and values of a query string, in its order. */
type Query = readonly (readonly [name: string, value: string])[];

/** What a route is asked. */
interface Call {
  request: HttpRequest;
  pathname: string;
  /** Segments of the path, percent-encoded. */
  segments: readonly string[];
  query: Query;
}

/** The methods of one path. GET answers HEAD too. */
interface Route {
  GET?(call: Call): Reply | Promise<Reply>;
  POST?(call: Call): Promise<Reply | Response>;
  /** Whether GET is answered by calculating: of such an answer the build's tag tells all. */
  isCalculated?: true;
}

/** The whole HTTP side of the service; a host needs nothing but this function. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  return overFetch(createApi(options));
}

/** The same for a host that makes no web requests of what it is asked. */
export function createApi({
  engine,
  build,
  documents,
  older,
  mcp,
  onError,
}: HandlerOptions): (request: HttpRequest) => Answer {
  const tag = build === undefined ? undefined : buildTag(build);
  const entities = new Map<string, Entity>();
  const cache = new ReplyCache();
  const replies = new Replies(engine.baseUrl);

  function answerOrRefuse(request: HttpRequest): Answer {
    try {
      const result = answer(request);
      return result instanceof Promise ? result.catch((error: unknown) => refuse(request, error)) : result;
    } catch (error) {
      return refuse(request, error);
    }
  }

  function refuse(request: HttpRequest, error: unknown): Reply {
    const known = error instanceof HttpError ? error : internalError();
    if (known !== error) onError?.(error);
    return replies.refusal(request, known, engine);
  }

  function answer(request: HttpRequest): Answer {
    const { method, target } = request;
    const isRead = method === "GET" || method === "HEAD";
    const cacheable = isRead && cache.get(target);
    if (cacheable) return replies.to(request, cacheable);
    if (target.length > MAX_URL_LENGTH) throw uriTooLong(target.length);

    const pathname = pathOf(target);
    const query: [name: string, value: string][] = [];
    // Takes half the time of spreading them.
    new URLSearchParams(target.slice(pathname.length)).forEach((value, name) => query.push([name, value]));
    const call = { request, pathname, segments: segmentsOf(pathname), query };
    const route = routeOf(call);
    if (!route) throw notFound(pathname, engine.baseUrl);
    if (isRead && route.GET) return (route.isCalculated && replies.held(request, tag)) || read(call, route.GET);
    if (method === "POST" && route.POST) return route.POST(call);
    const allow = [route.GET && "GET, HEAD", route.POST && "POST", "OPTIONS"].filter(Boolean).join(", ");
    if (method === "OPTIONS") return replies.preflight(allow);
    throw methodNotAllowed(method, allow);
  }

  function read(call: Call, get: NonNullable<Route["GET"]>): Answer {
    const reply = get(call);
    return reply instanceof Promise
      ? reply.then((one) => replies.to(call.request, one))
      : replies.to(call.request, reply);
  }

  // Made once: functions made for every request would be optimized anew after every garbage collection.
  const routes = {
    document: { GET: ({ pathname }) => replies.cacheable(documentEntity(pathname), documents[pathname]!.tag) },
    mcp: mcp && { POST: ({ request }) => mcp(request) },
    healthz: { GET: () => replies.health(exampleAnswer(engine)) },
    v1: { GET: () => replies.redirect(`${engine.baseUrl}/llms.txt`) },
    search: {
      isCalculated: true,
      GET: async ({ request, query }) =>
        answerReply(request, await piecewise(searchSteps(engine, query), () => request.turn())),
    },
    calc: {
      isCalculated: true,
      GET: ({ request, query }) => answerReply(request, calculate(query)),
      POST: async ({ request, query }) =>
        answerReply(request, calculate([...(await readJsonPairs(request.webRequest())), ...query])),
    },
    batch: {
      POST: async ({ request, query }) =>
        replies.uncacheable(entity(await answerBatch(request, query, engine, calculate), JSON_TYPE)),
    },
    id: {
      isCalculated: true,
      GET: ({ request, segments, query }) => answerReply(request, fromId(segments[3]!, query)),
    },
    path: {
      isCalculated: true,
      GET: ({ request, segments, query }) =>
        answerReply(request, calculate([...pathPairs(segments.slice(2)), ...query])),
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

  function calculate(pairs: Iterable<readonly [string, unknown]>): ApiAnswer {
    return askedEngine(engine, older, pairs).calculate(pairs);
  }

  /** An id says the configuration; what else of it stands beside would have no effect and is refused. */
  function fromId(segment: string, query: Query): ApiAnswer {
    const isExtra = (name: string) => !BESIDE_ID.includes(name) && !engine.isIgnoredName(name);
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

  function answerReply(request: HttpRequest, { status, body }: ApiAnswer | SearchAnswer): Reply {
    if (status === 400) return replies.error(request, body);
    const page = "calculator_link" in body ? body.calculator_link : body.page_link;
    if (request.method === "POST") return replies.uncacheable(jsonEntity(body), page);
    const reply = replies.cacheable(jsonEntity(body), tag, page);
    cache.offer(request.target, reply);
    return reply;
  }

  return answerOrRefuse;
}

/** `/v1/calc/` and `/v1/calc` alike are `["v1", "calc"]`; segments stay percent-encoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}
