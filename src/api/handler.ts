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

/** The methods of one path. GET answers HEAD too. */
interface Route {
  GET?: () => Reply;
  POST?: () => Promise<Reply | Response>;
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

    const { pathname, search } = parts(target);
    const route = routeOf(pathname, [...new URLSearchParams(search)], asked);
    if (!route) throw notFound(pathname, engine.baseUrl);
    if (isRead && route.GET) return replies.to(asked, route.GET());
    if (method === "POST" && route.POST) return route.POST();
    const allow = [route.GET && "GET, HEAD", route.POST && "POST", "OPTIONS"].filter(Boolean).join(", ");
    if (method === "OPTIONS") return replies.preflight(allow);
    throw methodNotAllowed(method, allow);
  }

  function routeOf(pathname: string, query: Query, asked: Asked): Route | undefined {
    const document = documentEntity(pathname);
    if (document) return { GET: () => replies.kept(document) };

    const [version, resource, ...rest] = segmentsOf(pathname);
    if (mcp && version === "mcp" && resource === undefined) return { POST: () => mcp(asked.request()) };
    if (version === "healthz" && resource === undefined) return { GET: () => replies.health(exampleAnswer(engine)) };
    if (version !== "v1") return undefined;
    if (resource === undefined) return { GET: () => replies.redirect(`${engine.baseUrl}/llms.txt`) };
    const reply = (answered: Answer | SearchAnswer) => answerReply(asked, answered);
    const [first, second] = rest;
    if (resource === "search" && first === undefined) return { GET: () => reply(search(engine, query)) };
    if (resource !== "calc") return undefined;

    if (first === undefined) {
      return {
        GET: () => reply(calculate(query)),
        POST: async () => reply(calculate([...(await readJsonPairs(asked.request())), ...query])),
      };
    }
    if (first === "batch" && second === undefined) {
      const batch = () => answerBatch(asked.request(), query, engine, calculate);
      return { POST: async () => replies.unkept(entity(await batch(), JSON_TYPE)) };
    }
    if (first === "id" && second !== undefined && rest.length === 2) {
      return { GET: () => reply(fromId(second, query)) };
    }
    if (rest.length === 4 || rest.length === 5) {
      return { GET: () => reply(calculate([...pathPairs(rest), ...query])) };
    }
    return undefined;
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

  /** A document, encoded when it is first asked for. */
  function documentEntity(path: string): Entity | undefined {
    const known = entities.get(path);
    if (known || !Object.hasOwn(documents, path)) return known;
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

function parts(target: string): { pathname: string; search: string } {
  const mark = target.indexOf("?");
  if (mark < 0) return { pathname: target, search: "" };
  return { pathname: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** `/v1/calc/` and `/v1/calc` alike are `["v1", "calc"]`; segments stay percent-encoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}
