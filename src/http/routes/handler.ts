import type { ApiDocument } from "../../documents/document-source.ts";
import type { Engine } from "../../engine/create-engine.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import { LANGS } from "../../text/lang.ts";
import { ageInDays } from "../../services/age-in-days.ts";
import type { AskedFile } from "../../services/asked/as-file.ts";
import { spokenEngine, type OtherEngines } from "../../services/asked/asked-engine.ts";
import { knownFields, picked } from "../../services/asked/fields.ts";
import { batch, batchItemText } from "../../services/batch.ts";
import { CallError } from "../../services/call-error.ts";
import {
  calculate,
  findHangars,
  openCalculation,
  understandWish,
  type Answered,
  type Asked,
  type Found,
} from "../../services/calls.ts";
import type { FileBytes } from "../../services/file.ts";
import { piecewise } from "../../formats/piecewise.ts";
import type { WishAnswer } from "../../services/wish.ts";
import { buildTag, partTag } from "../entity-tag.ts";
import {
  BESIDE_ID,
  internalError,
  MAX_URL_LENGTH,
  methodNotAllowed,
  notDrawn,
  notFound,
  parametersBesideId,
  uriTooLong,
  WISH_BODY,
} from "../errors.ts";
import { readJsonPairs } from "../json/json-body.ts";
import { entity, jsonEntity, Replies, type Health } from "../replies.ts";
import { JSON_CONTENT } from "../../documents/paths.ts";
import { overFetch, varying, type Answer, type HttpRequest, type Reply } from "../reply.ts";
import { ReplyCache } from "../reply-cache.ts";
import { pathOf } from "../request-target.ts";
import type { AskedDocument } from "./asked/asked-document.ts";
import type { Formats } from "./asked/asked-format.ts";
import { decodeSegment, pathPairs } from "./asked/path-options.ts";
import { readBatch } from "./batch.ts";
import { allowOf, findRoute, type FoundRoute, type Service } from "./table.ts";

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
interface Call extends AskedFile, FoundRoute {
  request: HttpRequest;
  pathname: string;
  /** What the target says by name, in its path and in its query string. */
  query: Query;
  /** Whether `Accept` leaves the choice to the target, which then alone says what answer this is. */
  isByTarget: boolean;
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
  const engines = { engine, others };
  const tag = build === undefined ? undefined : buildTag(build);
  const entities = new Map<string, FileBytes>();
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
    const known = error instanceof CallError ? error : internalError();
    if (known !== error) onError?.(error);
    return replies.refusal(request, known, spokenEngine(engines, askedLang(request.target)));
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
    const found = findRoute(pathname);
    if (!found || !isServed(found, pathname)) throw notFound(pathname, engine.baseUrl);
    const { route, parts } = found;
    const { output, service, methods } = route;
    if (!methods.includes(isRead ? "GET" : (method as "POST"))) return otherMethod(method, allowOf(route));
    const format = output && formats?.askedFormat(parts["format"], accept, output);
    const named = parts["roof"] === undefined ? query : [...pathPairs(parts), ...query];
    const told = format ? formats!.askedDialect(format, named) : { query: named };
    const call: Call = { request, pathname, route, parts, isByTarget, format, ...told };
    return isRead ? read(request, answers[service](call)) : answers[service](call);
  }

  /** What this host has: without what writes formats there is JSON alone. */
  function isServed({ route: { service }, parts }: FoundRoute, pathname: string): boolean {
    if (service === "document") return Object.hasOwn(documents, pathname);
    if (service === "mcp") return mcp !== undefined;
    if (service === "quoteRequest") return application !== undefined;
    return formats !== undefined || parts["format"] === undefined;
  }

  function otherMethod(method: string, allow: string): Reply {
    if (method === "OPTIONS") return replies.preflight(allow);
    throw methodNotAllowed(method, allow);
  }

  function read(request: HttpRequest, answered: Answer): Answer {
    if (answered instanceof Promise) return answered.then((one) => read(request, one) as Reply);
    return answered instanceof Response ? answered : replies.to(request, answered);
  }

  // Made once: functions made for every request would be optimized anew after every garbage collection.
  const answers: Readonly<Record<Service, (call: Call) => Answer>> = {
    calculate(call) {
      if (call.request.method !== "POST") return answerReply(call, calculate(engines, call.query, call));
      return readJsonPairs(call.request).then((body) =>
        answerReply(call, calculate(engines, [...body, ...call.query], call)),
      );
    },
    openCalculation(call) {
      const isExtra = (name: string) => !BESIDE_ID.includes(name) && !engine.isIgnoredName(name);
      const extra = [...new Set(call.query.map(([name]) => name))].filter(isExtra);
      if (extra.length > 0) throw parametersBesideId(extra);
      const id = decodeSegment("calculation_id", call.parts["calculation_id"]!);
      return answerReply(call, openCalculation(engines, id, call.query, call));
    },
    batch: batchReply,
    async findHangars(call) {
      return answerReply(call, await piecewise(findHangars(engines, call.query, call), () => call.request.turn()));
    },
    async understandWish(call) {
      const { request, query } = call;
      const body = request.method === "POST" ? await readJsonPairs(request, WISH_BODY) : [];
      const steps = understandWish(engines, [...body, ...query]);
      return answerReply(call, await piecewise(steps, () => request.turn()));
    },
    quoteRequest: ({ request }) => application!(request),
    mcp: ({ request }) => mcp!(request),
    document({ request, pathname, query }) {
      const asked = askedDocument?.(documents, pathname, query, spokenEngine(engines, query));
      if (asked?.status === 400) return replies.error(request, asked.body);
      const { path } = asked ?? { path: pathname };
      return replies.cacheable(documentEntity(path), documents[path]!.tag);
    },
    reference({ query }) {
      const { lang } = spokenEngine(engines, query).language;
      return replies.redirect(`${engine.baseUrl}${lang === LANGS[0] ? "" : `/${lang}`}/llms.txt`);
    },
    health: async ({ request }) => replies.health(await health(request)),
  };

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

  /** One of the documents, encoded when it is first asked for. */
  function documentEntity(path: string): FileBytes {
    const known = entities.get(path);
    if (known) return known;
    const { body, type, isBase64 } = documents[path]!;
    const encoded = isBase64 ? { type, bytes: bytesOf(body) } : entity(body, type);
    entities.set(path, encoded);
    return encoded;
  }

  function answerReply(call: Call, answer: Answered | Found | Asked<WishAnswer>): Reply | Promise<Reply> {
    const { request, format, dialect, route } = call;
    if (answer.status === 400) return replies.error(request, answer.body);
    const unchanged = held(call);
    if (unchanged) return unchanged;
    const { body, fields } = answer;
    if (format === undefined || "questions" in body) {
      return entityReply(call, jsonEntity(picked(route.output as "calculation", body, fields)), pageOf(body));
    }
    if (format === "png" && !request.picture) return replies.redirect(engine.baseUrl + GENERAL_PICTURE);
    return formats!.fileOf(engines, body, format, dialect, request).then((file) => {
      if (!file) throw notDrawn();
      return entityReply(call, file, pageOf(body));
    });
  }

  function entityReply(call: Call, made: FileBytes, page?: string): Reply {
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

  function tagOf({ format, route: { output }, query }: Call): string | undefined {
    if (tag === undefined || output === undefined || output === "batch") return tag;
    if (format !== undefined) return partTag(tag, format);
    const fields = knownFields(output, query);
    return fields === undefined ? tag : partTag(tag, fields.join("+"));
  }

  async function batchReply({ request, query, format, dialect, wrong }: Call): Promise<Reply> {
    if (wrong) throw wrong;
    const given = await readBatch(request, query);
    const answered = <Written>(write: (answer: Answered) => Written) =>
      piecewise(batch(engines, given, write, format, request.watch), () => request.turn());
    if (format === undefined) {
      const items = await answered(batchItemText);
      if ("status" in items) return replies.error(request, items.body);
      return replies.uncacheable(entity(`{"items":[${items.join(",")}]}`, JSON_CONTENT));
    }
    const items = await answered((answer) => answer);
    if ("status" in items) return replies.error(request, items.body);
    return replies.uncacheable(await formats!.batchFile(items, format, dialect));
  }

  return answerOrRefuse;
}

/** The address at which a person sees the same. */
function pageOf(body: Extract<Answered | Found | WishAnswer, { status: 200 }>["body"]): string | undefined {
  if ("calculator_link" in body) return body.calculator_link;
  return "page_link" in body ? body.page_link : undefined;
}

/** What a request that may not be read at all says of its language; so does an address of a part of the site. */
export function askedLang(target: string): Query {
  const pathname = pathOf(target);
  const query = [...new URLSearchParams(target.slice(pathname.length))];
  const part = LANGS.find((lang) => pathname.startsWith(`/${lang}/`));
  return part === undefined ? query : [...query, ["lang", part]];
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Without an extension it is `Accept` that chooses. */
function varied({ parts }: Call, reply: Reply): Reply {
  return parts["format"] === undefined ? varying(reply, "Accept") : reply;
}
