import type { Engine } from "../engine/create-engine.ts";
import type { CalcResponse, ErrorBody } from "../engine/response.ts";
import type { Manufacturer } from "../price-list/schema.ts";
import {
  contentOf,
  type AcceptedApplication,
  type ApplicationRequest,
  type ApplicationsState,
} from "../calculator/quote/own-service/application-request.ts";
import { isProof } from "../calculator/quote/own-service/proof-of-work.ts";
import type { Pairs } from "../services/calls.ts";
import type { Watch } from "../services/watch.ts";
import { Limits } from "./accept/limits.ts";
import { makeApplication } from "./accept/make-application.ts";
import { contentDigest } from "./accept/numbers.ts";
import { readRequest } from "./accept/read-request.ts";
import { needsWork, notTaken, refusal, tooMany } from "./accept/refusals.ts";
import type { Application } from "./application.ts";
import { DeliveryError } from "./deliver/carrier.ts";
import type { ApplicationPost } from "./deliver/post.ts";

export interface ApplicationSource {
  engine: Engine;
  manufacturer: Pick<Manufacturer, "legal_name" | "phone">;
  /** The bill for a letter. */
  workbookOf: (body: CalcResponse) => Promise<NonNullable<Application["workbook"]>>;
}

/** Who sends a quote request, and where it goes. */
interface Sender {
  post: ApplicationPost;
  /** Whose language refusals are in. */
  spoken: Engine;
  under: Under;
  /** The network address, where it is known. */
  address?: string | undefined;
  watch?: Watch | undefined;
}

const HOUR_SECONDS = 3600;

/** By a clock that nobody puts right. */
const anHourAgo = (): number => performance.now() - HOUR_SECONDS * 1000;

/** The engine of an older list by its version; nothing for what there is not. */
type Under = (version: string) => Engine | undefined;

/** Whether quote requests are taken, and the answer to one that is. `CallError` says why one is not. */
export function quoteRequests(source: ApplicationSource) {
  const { engine, manufacturer } = source;
  const limits = new Limits();
  /** What was taken in the last hour, by its digest: who sends the same once more, for an answer that got lost, gets the same answer. */
  const taken = new Map<string, { at: number; answer: Promise<AcceptedApplication> }>();

  /** Where the disk fails none would be kept: the page is to show the other ways. */
  async function state(post: ApplicationPost | undefined): Promise<ApplicationsState> {
    const isReadable = await Promise.resolve(post?.waiting?.()).then(
      () => true,
      () => false,
    );
    const accepts_applications = post !== undefined && isReadable && !post.heldUpBy?.().includes("disk");
    return { accepts_applications, sends_copies: accepts_applications && post.sendsLetters };
  }

  async function accept(
    pairs: Pairs,
    { post, spoken, under, address, watch }: Sender,
  ): Promise<{ status: 202; body: AcceptedApplication } | { status: 400; body: ErrorBody }> {
    const { lang } = spoken.language;
    const read = readRequest(pairs);
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
    if (answer.status === 400) return answer;
    const admission = limits.admission(address);
    if (admission === "address is over" || admission === "all is over") throw tooMany(HOUR_SECONDS, lang);
    if (admission === "with work" && !hasWorked) throw needsWork(lang);
    const uncount = limits.count(address);

    const taking = take(read, answer.body, post, under);
    taken.set(digest, { at: performance.now(), answer: taking });
    try {
      const made = await taking;
      watch?.counted("applications", "accepted");
      return accepted(made);
    } catch (error) {
      watch?.counted("applications", "failed");
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

  return { state, accept };
}

const accepted = (body: AcceptedApplication) => ({ status: 202, body }) as const;
