import type { ErrorBody } from "hangar-engine";
import type { QuoteRequest } from "../quote-request.ts";
import { outcomeOf, posted, type Outcome } from "../send/send-quote-request.ts";
import {
  APPLICATION_PATH,
  contentOf,
  LEAST_SECONDS,
  type AcceptedApplication,
  type ApplicationRequest,
} from "../../../applications/request/application-request.ts";

/** One attempt to send a quote request to this site's own service. */
export async function sendApplication(quoteRequest: QuoteRequest, website: string): Promise<Outcome> {
  const { idempotency_key, calculation_id, link_prices_version, left_out, contacts, consent } = quoteRequest;
  const request: ApplicationRequest = {
    idempotency_key,
    calculation_id,
    ...(link_prices_version !== undefined && { link_prices_version }),
    ...(left_out !== undefined && { left_out }),
    contacts,
    consent,
    wants_copy: quoteRequest.wants_copy ?? false,
    website,
    seconds: await secondsOpen(),
  };
  const first = await posted(APPLICATION_PATH, request);
  if (typeof first === "string" || first.status !== 429 || !(await asksForProof(first))) return toldOf(first);
  const { findProof } = await import("./find-proof.ts");
  return toldOf(await posted(APPLICATION_PATH, { ...request, proof: await findProof(contentOf(request)) }));
}

async function toldOf(answer: Awaited<ReturnType<typeof posted>>): Promise<Outcome> {
  const outcome = outcomeOf(answer);
  if (!outcome.sent || typeof answer === "string") return outcome;
  const accepted = (await answer.json().catch(() => undefined)) as AcceptedApplication | undefined;
  return accepted?.number === undefined ? { sent: false, failure: "server" } : { sent: true, accepted };
}

/** A gateway before the service refuses in words of its own, or in none. */
async function asksForProof(refusal: Response): Promise<boolean> {
  const body = (await refusal
    .clone()
    .json()
    .catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const problems: unknown = body?.error?.problems;
  return (
    Array.isArray(problems) &&
    problems.some((problem: Partial<ErrorBody["error"]["problems"][number]> | null) => problem?.parameter === "proof")
  );
}

/** How long this page is open; who has everything filled in already waits for what the service takes for a person's time. */
async function secondsOpen(): Promise<number> {
  const missing = LEAST_SECONDS * 1000 - performance.now();
  if (missing > 0) await new Promise((pass) => setTimeout(pass, missing));
  return Math.max(LEAST_SECONDS, Math.floor(performance.now() / 1000));
}
