import type { PrecacheEntry } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/**
 * Every file of this very build, with a revision unless its name holds its hash. The build writes the list in
 * (`scripts/build/service-worker.ts`), so any new build makes another sw.js, which is how browsers find out.
 */
export const toCache = self.__WB_MANIFEST;

/** The query of a page is read by its script; of a file it means nothing. */
export const EVERY_QUERY = [/^/];
