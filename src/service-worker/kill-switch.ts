declare const self: ServiceWorkerGlobalScope;

/*
 * The sw.js of `npm run build -- --kill-switch`, for the day when a worker in the field does harm: it takes over at
 * once, throws away all that was kept and takes itself out. Pages that are open stay as they are; from the next click
 * on everything comes over the network. Deploy it, leave it until every visitor has met it, then deploy a usual build.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
