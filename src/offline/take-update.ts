import { onScreen } from "../calculator/ui/on-screen.ts";
import type { WorkerMessage } from "../service-worker/messages.ts";

const AGREED: WorkerMessage = "activate";

/** The person agreed: puts away what was typed, lets the new worker take over, and opens the page anew. */
export async function takeUpdate(): Promise<void> {
  onScreen().keep?.();
  const registration = await navigator.serviceWorker?.getRegistration();
  const { waiting, installing } = registration ?? {};
  if (waiting) {
    waiting.addEventListener("statechange", () => location.reload(), { once: true });
    waiting.postMessage(AGREED);
  } else {
    // It takes over as soon as it has its files; the page comes over the network meanwhile. There is none at all when
    // another tab has already agreed, or where there are no workers.
    installing?.postMessage(AGREED);
    location.reload();
  }
}
