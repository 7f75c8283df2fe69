import { ERROR_CODES } from "../../../src/engine/response.ts";
import { PlainError } from "../../../scripts/plain-error.ts";
import type { Told } from "../../parity/host.ts";
import { answersOf } from "../ask.ts";
import { normaliser } from "../compare/normalise.ts";
import { comparedAnswers, type Both, type Compared } from "../compared.ts";
import { allRequests } from "./requests.ts";

/** These take a fault of the service itself, a flood, or a door for applications: `applications/`. */
const NOT_ASKED_FOR = ["internal_error", "too_many_requests", "not_taken", "not_drawn"];

/** Asks both services everything; `tell` says how far it has come. */
export async function compareRequests(urls: Both<string>, tell: (what: string) => void): Promise<Compared> {
  const requests = await allRequests();
  tell(`Asking both ${requests.length} requests`);
  const [then, now] = await Promise.all(
    [urls.before, urls.after].map(async (url) => ({
      answers: await answersOf(url, requests),
      normalise: normaliser(await buildOf(url)),
    })),
  );
  refuseUnasked(now!.answers);
  return comparedAnswers(requests, then!.answers, now!.answers, [then!.normalise, now!.normalise]);
}

/** A service's own name of its build. */
async function buildOf(url: string): Promise<string | undefined> {
  const { build } = (await (await fetch(`${url}/healthz`)).json()) as { build?: string };
  return build;
}

/** A code that no request is refused with would be one that nobody compares. */
function refuseUnasked(answers: readonly Told[]): void {
  const codes = new Set(answers.map(({ bytes, status }) => (status < 400 ? undefined : codeOf(String(bytes)))));
  const unasked = ERROR_CODES.filter((code) => !codes.has(code) && !NOT_ASKED_FOR.includes(code));
  if (unasked.length === 0) return;
  throw new PlainError(`No request is refused with ${unasked.join(", ")}: add one in tests/answers/requests/`);
}

const codeOf = (body: string): string | undefined => /^\{"error":\{"code":"(\w+)"/.exec(body)?.[1];
