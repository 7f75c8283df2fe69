import { HEALTH_PATH, METRICS_PATH } from "../../documents/paths.ts";
import { authorization } from "../page/publishing/authorization.ts";
import { isHealth, type Health } from "./health.ts";
import { overviewOf, type Overview } from "./overview.ts";
import { MetricsError, readMetrics } from "./read-metrics.ts";

/** What a look at the server has shown. */
export interface Seen {
  is: "seen";
  overview: Overview;
  /** Nothing where the server says that it is not well. */
  health: Health | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** Why there is nothing to see. */
export interface Trouble {
  is: "no metrics" | "wrong key" | "too many attempts" | "no connection" | "strange answer";
}

/** Longer than this nobody waits for a look, milliseconds. */
const TIMEOUT = 10_000;

const trouble = (is: Trouble["is"]): Trouble => ({ is });

const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { headers, cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) });

/** Whether this server has metrics for whoever has their key; any other host has no such address. */
export async function hasMetrics(): Promise<boolean | undefined> {
  try {
    const { status } = await get(METRICS_PATH);
    return status === 200 || status === 401 || status === 429;
  } catch {
    return undefined;
  }
}

/** A look at the server. The key goes nowhere but into the header of this request. */
export async function askServer(key: string): Promise<Seen | Trouble> {
  const headers = authorization(key);
  if (!headers) return trouble("wrong key");
  try {
    const [metrics, health] = await Promise.all([get(METRICS_PATH, headers), get(HEALTH_PATH)]);
    if (metrics.status === 401) return trouble("wrong key");
    if (metrics.status === 429) return trouble("too many attempts");
    if (metrics.status === 404) return trouble("no metrics");
    if (!metrics.ok) return trouble("strange answer");
    const overview = overviewOf(readMetrics(await metrics.text()));
    const body = health.ok ? ((await health.json().catch(() => undefined)) as unknown) : undefined;
    return { is: "seen", overview, health: isHealth(body) ? body : undefined, at: Date.now() };
  } catch (error) {
    return trouble(error instanceof MetricsError ? "strange answer" : "no connection");
  }
}
