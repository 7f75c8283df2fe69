import { onScreen } from "../calculator/on-screen.ts";
import type { WorkerMessage } from "../service-worker/messages.ts";

/** The person agreed: puts away what was typed, lets the new worker take over, and opens the page anew. */
export async function takeUpdate(): Promise<void> {
  onScreen().keep?.();
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.waiting;
  // None waits when another tab has already agreed, or where there are no workers.
  if (!worker) return location.reload();
  worker.addEventListener("statechange", () => location.reload(), { once: true });
  const message: WorkerMessage = "activate";
  worker.postMessage(message);
}
