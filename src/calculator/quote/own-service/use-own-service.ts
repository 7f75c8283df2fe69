import { useEffect, useState } from "preact/hooks";
import { parsed, storedOnDevice } from "../../ui/stored-text.ts";
import type { Seller } from "../seller.ts";
import { APPLICATION_PATH, type ApplicationsState } from "./application-request.ts";

/** Who waits for the form longer than this gets the ways that need no server. */
const TIMEOUT_MS = 3_000;

const NONE: ApplicationsState = { accepts_applications: false, sends_copies: false };

/** What the service said the last time: without a network a quote request can wait on the device for it. */
const told = storedOnDevice("hangar.own-service");

/**
 * The seller with the way that this site's own service is, if it takes applications: whether it does is settled where it
 * runs, which pages built before cannot know. Nothing while it is asked; an address of the build's own needs no question.
 */
export function useOwnService(seller: Seller): Seller | undefined {
  const [state, setState] = useState<ApplicationsState>();
  useEffect(() => {
    if (seller.endpoint === undefined) void askService().then(setState);
  }, []);
  if (seller.endpoint !== undefined) return seller;
  if (state?.accepts_applications) return { ...seller, endpoint: APPLICATION_PATH, ownService: state };
  return state && seller;
}

async function askService(): Promise<ApplicationsState> {
  const response = await fetch(APPLICATION_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: "no-store" }).catch(
    () => undefined,
  );
  if (response === undefined) return readState(parsed(told.read()));
  // Files without a service behind them have a page for every address, or none.
  const state = readState(await response.json().catch(() => undefined));
  told.write(state.accepts_applications ? JSON.stringify(state) : null);
  return state;
}

function readState(value: unknown): ApplicationsState {
  const { accepts_applications, sends_copies } = (value ?? NONE) as Partial<ApplicationsState>;
  return { accepts_applications: accepts_applications === true, sends_copies: sends_copies === true };
}
