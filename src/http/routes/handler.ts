import type { Engine } from "../../engine/create-engine.ts";
import type { Subject } from "../../formats/format.ts";
import type { CalcResponse } from "../../engine/response.ts";
import { ageInDays } from "./age-in-days.ts";
import { SEARCH_TEXTS } from "../../messages/by-language.ts";
import { searchSteps, type SearchAnswer } from "../../search/search.ts";
import type { AskedFile, Formats } from "./asked/asked-format.ts";
import { answerBatch, batchItemText, type Answered } from "./batch.ts";
import {
  BESIDE_ID,
  HttpError,
  internalError,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notFound,
  parametersBesideId,
  uriTooLong,
  WISH_BODY,
} from "../errors.ts";
import { exampleAnswer } from "../openapi/examples/example-calls.ts";
import { readJsonPairs, type JsonPair } from "../json/json-body.ts";
import type { AskedDocument } from "./asked/asked-document.ts";
import { askedEngine, spokenEngine, type OtherEngines } from "../../services/asked/asked-engine.ts";
import { knownFields, picked, withoutFields, type Fields } from "../../services/asked/fields.ts";
import { openById } from "../../services/open-by-id.ts";
import { understood } from "../../services/understood.ts";
import { decodeSegment, pathPairs } from "./asked/path-options.ts";
import { LANGS } from "../../text/lang.ts";
import { buildTag, partTag } from "../entity-tag.ts";
import { piecewise } from "../../services/piecewise.ts";
import { JSON_CONTENT } from "../site/file-type.ts";
import { entity, jsonEntity, Replies, type Entity, type Health } from "../replies.ts";
import { overFetch, varying, type Answer, type HttpRequest, type Reply } from "../reply.ts";
import { ReplyCache } from "../reply-cache.ts";
import { pathOf } from "../request-target.ts";

/** A text, or a file, that changes only with a deploy. */
export interface ApiDocument {
  /** Content-Type. */
  type: string;
  body: string;
  /** Whether the body stands for bytes, written so. */
  isBase64?: true;
  /** Strong validator of the body, as the build wrote it; none in `astro dev`. */
  tag?: string;
}

export interface HandlerOptions {
  engine: Engine;
  /** Tells this build from any other: by it clients know whether the answers they hold still hold. */
  build?: string | undefined;
  /** Ready documents by path, for example `/openapi.json`. */
  documents: Readonly<Record<string, ApiDocument>>;
  /** Reads what they are asked with; without it they are there in one language, whatever is asked. */
  askedDocument?: AskedDocument;
  /** Engines of the lists that hold no longer, for `prices_version`; without them there is today's alone. */
  others?: OtherEngines;
  /** Writes answers in other formats than JSON; without it there is JSON alone. */
  formats?: Formats;
  /** Answers POST /mcp; without it there is no such path. */
  mcp?: (request: HttpRequest) => Promise<Response>;
  /** Answers /application; without it there is no such path. */
  application?: (request: HttpRequest) => Promise<Reply>;
  /** Told of whatever ends in 500; the answer itself shows nothing of it. */
  onError?: (error: unknown) => void;
}

/** A file of the site, for a host that draws no pictures. */
const GENERAL_PICTURE = "/og.png";

/** Names and values of a query string, in its order. */
type Query = readonly (readonly [name: string, value: string])[];

/** What a route is asked. */
interface Call extends AskedFile {
  request: HttpRequest;
  pathname: string;
  /** Segments of the path, percent-encoded, without its extension. */
  segments: readonly string[];
  extension?: string | undefined;
  /** What the target says by name, in its path and in its query string. */
  query: Query;
  subject: Subject | undefined;
  /** Whether `Accept` leaves the choice to the target, which then alone says what answer this is. */
  isByTarget: boolean;
}

/** The methods of one path. GET answers HEAD too. */
interface Route {
  GET?(call: Call): Reply | Promise<Reply>;
  POST?(call: Call): Promise<Reply | Response>;
  /** What is calculated to answer it: of such an answer the build's tag tells all, and it comes in formats. */
  subject?: Subject;
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
  askedDocument,
  others,
  formats,
  mcp,
  application,
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
    return replies.refusal(request, known, spokenEngine(engine, others, askedLang(request.target)));
  }

  function answer(request: HttpRequest): Answer {
    const { method, target } = request;
    const isRead = method === "GET" || method === "HEAD";
    const accept = request.header("accept");
    const isByTarget = !formats || formats.isForJson(accept);
    const cacheable = isRead && isByTarget && cache.get(target);
    if (cacheable) return replies.to(request, cacheable);
    if (target.length > MAX_URL_LENGTH) throw uriTooLong(target.length);

    const pathname = pathOf(target);
    const query: [name: string, value: string][] = [];
    // Takes half the time of spreading them.
    new URLSearchParams(target.slice(pathname.length)).forEach((value, name) => query.push([name, value]));
    const { segments, extension } = formats?.askedPath(segmentsOf(pathname)) ?? { segments: segmentsOf(pathname) };
    const route = routeOf(pathname, segments);
    if (!route) throw notFound(pathname, engine.baseUrl);
    const { GET, POST, subject } = route;
    if (isRead ? !GET : method !== "POST" || !POST) return otherMethod(method, route);
    const format = subject && formats?.askedFormat(extension, accept, subject);
    const named = route === routes.path ? [...pathPairs(segments.slice(2)), ...query] : query;
    const told = format ? formats!.askedDialect(format, named) : { query: named };
    const call: Call = { request, pathname, segments, extension, isByTarget, format, subject, ...told };
    return isRead ? read(call, GET!) : POST!(call);
  }

  function otherMethod(method: string, { GET, POST }: Route): Reply {
    const allow = [GET && "GET, HEAD", POST && "POST", "OPTIONS"].filter(Boolean).join(", ");
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
    document: {
      GET: ({ request, pathname, query }) => {
        const asked = askedDocument?.(documents, pathname, query, spokenEngine(engine, others, query));
        if (asked?.status === 400) return replies.error(request, asked.body);
        const { path } = asked ?? { path: pathname };
        return replies.cacheable(documentEntity(path), documents[path]!.tag);
      },
    },
    mcp: mcp && { POST: ({ request }) => mcp(request) },
    application: application && {
      GET: ({ request }) => application(request),
      POST: ({ request }) => application(request),
    },
    healthz: { GET: async ({ request }) => replies.health(await health(request)) },
    v1: {
      GET({ query }) {
        const { lang } = spokenEngine(engine, others, query).language;
        return replies.redirect(`${engine.baseUrl}${lang === LANGS[0] ? "" : `/${lang}`}/llms.txt`);
      },
    },
    search: {
      subject: "search",
      GET: async (call) => answerReply(call, await found(call)),
    },
    calc: {
      subject: "calculation",
      GET: (call) => answerReply(call, calculate(call.query, call)),
      POST: async (call) => {
        const body = await readJsonPairs(call.request);
        return answerReply(call, calculate([...body, ...call.query], call));
      },
    },
    batch: { subject: "batch", POST: (call) => batchReply(call) },
    id: {
      subject: "calculation",
      GET: (call) => answerReply(call, fromId(call)),
    },
    path: {
      subject: "calculation",
      GET: (call) => answerReply(call, calculate(call.query, call)),
    },
    wish: {
      subject: "wish",
      GET: (call) => wishReply(call, call.query),
      POST: async (call) => wishReply(call, [...(await readJsonPairs(call.request, WISH_BODY)), ...call.query]),
    },
  } satisfies Record<string, Route | undefined>;

  function routeOf(pathname: string, segments: readonly string[]): Route | undefined {
    if (Object.hasOwn(documents, pathname)) return routes.document;
    const [version, resource, first, second] = segments;
    if (resource === undefined) {
      if (version === "mcp") return routes.mcp;
      if (version === "application") return routes.application;
      if (version === "healthz") return routes.healthz;
      return version === "v1" ? routes.v1 : undefined;
    }
    if (version !== "v1") return undefined;
    if (resource === "search" && first === undefined) return routes.search;
    if (resource === "understand" && first === undefined) return routes.wish;
    if (resource !== "calc") return undefined;
    if (first === undefined) return routes.calc;
    if (first === "batch" && second === undefined) return routes.batch;
    if (first === "id" && second !== undefined && segments.length === 4) return routes.id;
    return segments.length === 6 || segments.length === 7 ? routes.path : undefined;
  }

  /** By a hangar that has just been calculated. */
  async function health({ post }: HttpRequest): Promise<Health> {
    const { prices_version, prices_valid_until } = exampleAnswer(engine);
    const prices_age_days = ageInDays(prices_version, new Date());
    // With a disk that cannot be read the site is served all the same.
    const waiting = await post?.waiting?.().catch(() => NaN);
    const isUnread = Number.isNaN(waiting);
    const applications_waiting = isUnread ? undefined : waiting;
    const failing = new Set([...(isUnread ? ["disk"] : []), ...(post?.heldUpBy?.() ?? [])]);
    const applications_held_up_by = failing.size > 0 ? [...failing] : undefined;
    const applications_refused = post?.refused?.() || undefined;
    const applications_given_up = (await post?.givenUp?.().catch(() => 0)) || undefined;
    return {
      prices_version,
      prices_valid_until,
      prices_age_days,
      build,
      applications_waiting,
      applications_held_up_by,
      applications_refused,
      applications_given_up,
    };
  }

  function calculate(pairs: readonly JsonPair[], called: AskedFile): Answered {
    const asked = askedEngine(engine, others, pairs);
    const { refusal, fields, rest } = withoutFields("calculation", asked, pairs, called.format !== undefined);
    if (called.format !== undefined) return formats!.asFile(asked.calculate(rest), called, asked, refusal);
    return refusal ?? { ...asked.calculate(rest), fields };
  }

  async function found(call: Call): Promise<SearchAnswer & { fields?: Fields }> {
    const { request, query, format } = call;
    const asked = spokenEngine(engine, others, query);
    const { refusal, fields, rest } = withoutFields("search", asked, query, format !== undefined);
    if (refusal && format === undefined) return refusal;
    const steps = searchSteps(asked, rest, SEARCH_TEXTS[asked.language.lang]);
    const answer = await piecewise(steps, () => request.turn());
    return format === undefined ? { ...answer, fields } : formats!.asFile(answer, call, asked, refusal);
  }

  /** The engine of the answer's own list and language. */
  const engineOf = ({ configuration }: CalcResponse): Engine =>
    askedEngine(engine, others, Object.entries(configuration));

  /** An id says the configuration; what else of it stands beside would have no effect and is refused. */
  function fromId(call: Call): Answered {
    const { segments, query, format } = call;
    const isExtra = (name: string) => !BESIDE_ID.includes(name) && !engine.isIgnoredName(name);
    const extra = [...new Set(query.map(([name]) => name))].filter(isExtra);
    if (extra.length > 0) throw parametersBesideId(extra);
    const id = decodeSegment("calculation_id", segments[3]!);
    const asked = askedEngine(engine, others, query);
    const { refusal, fields, rest } = withoutFields("calculation", asked, query, format !== undefined);
    if (format !== undefined) return formats!.asFile(openById(engine, others, id, rest), call, asked, refusal);
    return refusal ?? { ...openById(engine, others, id, rest), fields };
  }

  /** One of the documents, encoded when it is first asked for. */
  function documentEntity(path: string): Entity {
    const known = entities.get(path);
    if (known) return known;
    const { body, type, isBase64 } = documents[path]!;
    const encoded = isBase64 ? { type, bytes: bytesOf(body) } : entity(body, type);
    entities.set(path, encoded);
    return encoded;
  }

  function answerReply(
    call: Call,
    { status, body, fields }: Answered | (SearchAnswer & { fields?: Fields }),
  ): Reply | Promise<Reply> {
    if (status === 400) return replies.error(call.request, body);
    const unchanged = held(call);
    if (unchanged) return unchanged;
    const page = "calculator_link" in body ? body.calculator_link : body.page_link;
    const { format, dialect, request } = call;
    if (format === undefined) {
      return entityReply(call, jsonEntity(picked("items" in body ? "search" : "calculation", body, fields)), page);
    }
    return formats!
      .fileOf(body, format, dialect, engineOf, request)
      .then((file) => (file ? entityReply(call, file, page) : replies.redirect(engine.baseUrl + GENERAL_PICTURE)));
  }

  /** A long text takes as long as a piece of a search. */
  async function wishReply(call: Call, pairs: readonly JsonPair[]): Promise<Reply> {
    await call.request.turn();
    const asked = spokenEngine(engine, others, pairs);
    const { refusal, fields, rest } = withoutFields("wish", asked, pairs);
    const { status, body } = refusal ?? understood(asked, rest);
    return status === 400
      ? replies.error(call.request, body)
      : (held(call) ?? entityReply(call, jsonEntity(picked("wish", body, fields))));
  }

  function entityReply(call: Call, made: Entity, page?: string): Reply {
    if (call.request.method === "POST") return replies.uncacheable(made, page);
    const reply = varied(call, replies.cacheable(made, tagOf(call), page));
    if (call.isByTarget) cache.offer(call.request.target, reply);
    return reply;
  }

  /** Of a request that is right: what is wrong is told whatever the client holds. */
  function held(call: Call): Reply | undefined {
    if (call.request.method === "POST") return undefined;
    const reply = replies.held(call.request, tagOf(call));
    return reply && varied(call, reply);
  }

  function tagOf({ format, subject, query }: Call): string | undefined {
    if (tag === undefined || subject === undefined) return tag;
    if (format !== undefined) return partTag(tag, format);
    const fields = knownFields(subject === "batch" ? "calculation" : subject, query);
    return fields === undefined ? tag : partTag(tag, fields.join("+"));
  }

  async function batchReply(call: Call): Promise<Reply> {
    const { request, format, dialect, wrong } = call;
    if (wrong) throw wrong;
    if (format === undefined) {
      const items = await batchAnswers(call, batchItemText);
      if ("status" in items) return replies.error(request, items.body);
      return replies.uncacheable(entity(`{"items":[${items.join(",")}]}`, JSON_CONTENT));
    }
    const answers = await batchAnswers(call, (answer) => answer);
    if ("status" in answers) return replies.error(request, answers.body);
    return replies.uncacheable(await formats!.batchFile(answers, format, dialect));
  }

  function batchAnswers<Written>({ request, query, format }: Call, write: (answer: Answered) => Written) {
    const answerOf = (pairs: readonly JsonPair[]) => {
      const answer = calculate(pairs, { format });
      if (answer.status === 400) request.watch?.refused(answer.body.error);
      return answer;
    };
    const engineOf = (pairs: readonly JsonPair[]) => spokenEngine(engine, others, pairs);
    return answerBatch(request, query, engineOf, answerOf, write, format !== undefined);
  }

  return answerOrRefuse;
}

/** What a request that may not be read at all says of its language; so does an address of a part of the site. */
function askedLang(target: string): Query {
  const pathname = pathOf(target);
  const query = [...new URLSearchParams(target.slice(pathname.length))];
  const part = LANGS.find((lang) => pathname.startsWith(`/${lang}/`));
  return part === undefined ? query : [...query, ["lang", part]];
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Without an extension it is `Accept` that chooses. */
function varied({ extension }: Call, reply: Reply): Reply {
  return extension === undefined ? varying(reply, "Accept") : reply;
}

/** `/v1/calc/` and `/v1/calc` alike are `["v1", "calc"]`; segments stay percent-encoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}
