import type { WorkerMessage } from "../service-worker/messages.ts";
import type { Served } from "./ask-server.ts";

/** Lets the browser fetch a new worker if there is one, and offers the update if this page is not of the served build. */
export async function lookForBuild(ownBuild: string, served: Served): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  await settled(registration?.installing);
  if (served.build !== ownBuild) {
    const { offerUpdate } = await import("./offer-update.tsx");
    return offerUpdate(served);
  }
  const message: WorkerMessage = "activate-when-alone";
  registration?.waiting?.postMessage(message);
}

/** Until a worker has all its files, or gives up. */
function settled(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker && worker.state === "installing") return;
      worker?.removeEventListener("statechange", look);
      resolve();
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
