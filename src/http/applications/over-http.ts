import { HttpError, MAX_BODY_BYTES, notFound, type JsonPlace } from "../errors.ts";
import { objectPairs, readJsonText } from "../json/json-body.ts";
import { jsonEntity, type Replies } from "../replies.ts";
import type { HttpRequest, Reply } from "../reply.ts";
import { pathOf } from "../request-target.ts";
import type { Engine } from "../../engine/create-engine.ts";
import type { CalcResponse } from "../../engine/response.ts";
import type { Manufacturer } from "../../price-list/schema.ts";
import {
  contentOf,
  type AcceptedApplication,
  type ApplicationRequest,
  type ApplicationsState,
} from "../../calculator/quote/own-service/application-request.ts";
import { isProof } from "../../calculator/quote/own-service/proof-of-work.ts";
import { Limits } from "../../applications/accept/limits.ts";
import { makeApplication } from "../../applications/accept/make-application.ts";
import { contentDigest } from "../../applications/accept/numbers.ts";
import { readRequest } from "../../applications/accept/read-request.ts";
import { needsWork, notTaken, refusal, tooMany } from "../../applications/accept/refusals.ts";
import type { Application } from "../../applications/application.ts";
import { DeliveryError } from "../../applications/deliver/carrier.ts";
import type { ApplicationPost } from "../../applications/deliver/post.ts";

export interface ApplicationSource {
  engine: Engine;
  manufacturer: Pick<Manufacturer, "legal_name" | "phone">;
  /** Where a request's applications go; nothing where none are taken. */
  postOf: (request: HttpRequest) => ApplicationPost | undefined;
  /** The bill for a letter. */
  workbookOf: (body: CalcResponse) => Promise<NonNullable<Application["workbook"]>>;
  replies: Replies;
}

const BODY: JsonPlace = { name: "body", example: '{"idempotency_key":"…","calculation_id":"…","contacts":{…}}' };

const HOUR_SECONDS = 3600;

/** By a clock that nobody puts right. */
const anHourAgo = (): number => performance.now() - HOUR_SECONDS * 1000;

/** The engine of an older list by its version; nothing for what there is not. */
type Under = (version: string) => Engine | undefined;

/** The answers to /application, whether applications are taken here and to one that is; refusals are in the language of `spoken`. */
export function applicationsOverHttp(
  source: ApplicationSource,
): (spoken: Engine, request: HttpRequest, under: Under) => Promise<Reply> {
  const { engine, manufacturer, postOf, replies } = source;
  const limits = new Limits();
  /** What was taken in the last hour, by its digest: who sends the same once more, for an answer that got lost, gets the same answer. */
  const taken = new Map<string, { at: number; answer: Promise<AcceptedApplication> }>();

  /** Where the disk fails none would be kept: the page is to show the other ways. */
  async function state(post: ApplicationPost | undefined): Promise<Reply> {
    const isReadable = await Promise.resolve(post?.waiting?.()).then(
      () => true,
      () => false,
    );
    const accepts_applications = post !== undefined && isReadable && !post.heldUpBy?.().includes("disk");
    const told: ApplicationsState = { accepts_applications, sends_copies: accepts_applications && post.sendsLetters };
    return replies.uncacheable(jsonEntity(told));
  }

  async function accept(
    request: HttpRequest,
    post: ApplicationPost,
    { language: { lang } }: Engine,
    under: Under,
  ): Promise<Reply> {
    const read = readRequest(objectPairs(await readJsonText(request, MAX_BODY_BYTES, BODY), BODY));
    if (Array.isArray(read)) throw refusal(read, lang);
    if (read.wants_copy && !post.sendsLetters) throw refusal([{ parameter: "wants_copy", is: "invalid" }], lang);

    const content = contentOf(read);
    // Before anything is looked at: of what comes at the same moment each must see the others counted.
    const hasWorked = read.proof !== undefined && (await isProof(content, read.proof));
    const digest = await contentDigest(content);
    for (const [key, { at }] of taken) if (at < anHourAgo()) taken.delete(key);
    const known = taken.get(digest)?.answer;
    if (known) return accepted(await known.catch(() => Promise.reject(notTaken(lang))));

    const answer = engine.fromCalculationId(read.calculation_id);
    if (answer.status === 400) return replies.error(request, answer.body);
    const address = request.address?.();
    const admission = limits.admission(address);
    if (admission === "address is over" || admission === "all is over") throw tooMany(HOUR_SECONDS, lang);
    if (admission === "with work" && !hasWorked) throw needsWork(lang);
    const uncount = limits.count(address);

    const taking = take(read, answer.body, post, under);
    taken.set(digest, { at: performance.now(), answer: taking });
    try {
      const made = await taking;
      request.watch?.counted("applications", "accepted");
      return accepted(made);
    } catch (error) {
      request.watch?.counted("applications", "failed");
      taken.delete(digest);
      uncount();
      if (!(error instanceof DeliveryError)) console.error(`Applications: ${(error as Error).message}`);
      throw notTaken(lang);
    }
  }

  async function take(
    request: ApplicationRequest,
    body: CalcResponse,
    post: ApplicationPost,
    under: Under,
  ): Promise<AcceptedApplication> {
    const hangar = engine.configurationInWords(body);
    const former = formerOf(request, body, under);
    const made = await makeApplication(request, body, { hangar, former, manufacturer, now: new Date() });
    await post.take(post.sendsLetters ? { ...made, workbook: await source.workbookOf(body) } : made);
    const { number, calculation_id, total_with_vat, prices_version } = made;
    return { number, calculation_id, total_with_vat, prices_version };
  }

  /** By the id, which is the hangar; a list that does not open it may offer it all the same. */
  function formerOf(
    { link_prices_version }: ApplicationRequest,
    body: CalcResponse,
    under: Under,
  ): CalcResponse | undefined {
    const older = link_prices_version === undefined ? undefined : under(link_prices_version);
    if (!older) return undefined;
    const byId = older.fromCalculationId(body.calculation_id);
    const answer = byId.status === 200 ? byId : older.calculate(new URL(body.calculator_link).searchParams);
    return answer.status === 200 ? answer.body : undefined;
  }

  const accepted = (application: AcceptedApplication): Reply => ({
    ...replies.uncacheable(jsonEntity(application)),
    status: 202,
  });

  return async (spoken, request, under) => {
    try {
      const post = postOf(request);
      if (request.method !== "POST") return await state(post);
      if (!post) throw notFound(pathOf(request.target), engine.baseUrl);
      return await accept(request, post, spoken, under);
    } catch (error) {
      if (error instanceof HttpError) return replies.refusal(request, error, spoken);
      throw error;
    }
  };
}
