import type { WorkerMessage } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker takes over when no page is open, or when a page says so: open pages of the old build must not have their
 * files swapped under them. Without a word of the person that is only when the one open page is of the new build:
 * else a browser that never closes its last tab would go back to old prices as soon as it is offline.
 */
export function activate(event: ExtendableMessageEvent): void {
  const message = event.data as WorkerMessage;
  if (message === "activate") event.waitUntil(self.skipWaiting());
  if (message === "activate-when-alone") event.waitUntil(skipWaitingWhenAlone());
}

async function skipWaitingWhenAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}
