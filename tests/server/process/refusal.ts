import { expect } from "vitest";
import { send } from "../http.ts";
import type { RunningServer } from "../running-server.ts";

/** Waits until nobody listens any more. */
export async function refusal({ url }: RunningServer): Promise<void> {
  const outcome = () => send(`${url}/v1`).catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(outcome, { timeout: 10_000 }).toBe("ECONNREFUSED");
}
