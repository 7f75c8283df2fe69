/** What the server has now: `version.json`. */
export interface Served {
  build: string;
  /** Path of the engine's file. */
  engine: string;
}

const PATIENCE_MS = 5_000;

/**
 * Asks the server itself: no cache keeps this file. Undefined when there is no answer, or when whatever answers is not
 * the service, as the sign-in page of a hotel.
 */
export async function askServer(): Promise<Served | undefined> {
  try {
    const response = await fetch("/version.json", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    const { build, engine } = (await response.json()) as Partial<Served>;
    return response.ok && build && engine?.startsWith("/_engine/") ? { build, engine } : undefined;
  } catch {
    return undefined;
  }
}
