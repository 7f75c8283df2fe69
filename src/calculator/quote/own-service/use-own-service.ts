import { useEffect, useState } from "preact/hooks";
import { parsed, storedOnDevice } from "../../ui/stored-text.ts";
import { isServersFailure } from "../../../applications/request/is-servers-failure.ts";
import type { Seller } from "../seller.ts";
import { APPLICATION_PATH, type ApplicationsState } from "../../../applications/request/application-request.ts";

/** Who waits for the form longer than this gets it without an answer. */
const TIMEOUT_MS = 3_000;

const NONE: ApplicationsState = { accepts_applications: false, sends_copies: false };

/** Until there is an answer: the attempt to send tells what became of it, and keeps the quote request on the device. */
const UNKNOWN: ApplicationsState = { accepts_applications: true, sends_copies: false };

/** What it said the last time: without a network a quote request can wait on the device for it. */
const told = storedOnDevice("hangar.own-service");

/**
 * The seller with the way that this site's own service is, if it takes applications: whether it does is settled where it
 * runs, which pages built before cannot know. Nothing while it is asked; an address of the build's own needs no question.
 */
export function useOwnService(seller: Seller): Seller | undefined {
  const [state, setState] = useState<ApplicationsState>();
  useEffect(() => (seller.endpoint === undefined ? askUntilTold(setState) : undefined), []);
  if (seller.endpoint !== undefined) return seller;
  if (state?.accepts_applications) return { ...seller, endpoint: APPLICATION_PATH, ownService: state };
  return state && seller;
}

/** Asks at once and, as long as there is no answer, whenever the network or the visitor comes back; gives what ends that. */
function askUntilTold(tell: (state: ApplicationsState) => void): () => void {
  const end = new AbortController();
  async function ask(): Promise<void> {
    const answer = await askService();
    if (end.signal.aborted) return;
    tell(answer ?? readState(parsed(told.read())) ?? UNKNOWN);
    if (answer) end.abort();
  }
  const { signal } = end;
  for (const name of ["online", "focus"]) addEventListener(name, () => void ask(), { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void ask(), { signal });
  void ask();
  return () => end.abort();
}

/** Nothing where the service, or what stands before it, is not well or cannot be reached. */
async function askService(): Promise<ApplicationsState | undefined> {
  try {
    const response = await fetch(APPLICATION_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: "no-store" });
    if (isServersFailure(response.status)) return undefined;
    // Files without a service behind them have a page for every address, or none.
    const state = readState(parsed(await response.text())) ?? NONE;
    told.write(JSON.stringify(state));
    return state;
  } catch {
    return undefined;
  }
}

function readState(value: unknown): ApplicationsState | undefined {
  const { accepts_applications, sends_copies } = (value ?? {}) as Partial<ApplicationsState>;
  return typeof accepts_applications === "boolean"
    ? { accepts_applications, sends_copies: sends_copies === true }
    : undefined;
}
