import type { WorkerMessage } from "../service-worker/messages.ts";
import type { Served } from "./ask-server.ts";

/**
 * Lets the browser fetch the served build's worker, and offers the update at once if this page is of another build: the
 * person must not go on with old prices while files are loading.
 */
export async function lookForBuild(ownBuild: string, served: Served): Promise<void> {
  const offered = served.build === ownBuild ? undefined : import("./offer-update.tsx");
  await Promise.all([fetchWorker(ownBuild, served), offered?.then(({ offerUpdate }) => offerUpdate(served))]);
}

async function fetchWorker(ownBuild: string, served: Served): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  if (served.build !== ownBuild) return;
  await settled(registration?.installing);
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
