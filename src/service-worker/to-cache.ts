import type { PrecacheEntry } from "workbox-precaching";

interface KeptEntry extends PrecacheEntry {
  /** Not fetched before somebody visits it, or installs the calculator. */
  whenVisited?: true;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: KeptEntry[] };

const entries = self.__WB_MANIFEST;

/**
 * Every file of this very build that a device may keep, with a revision unless its name holds its hash. The build writes
 * the list in (`scripts/build/offline/service-worker.ts`), so any new build makes another sw.js, which is how browsers find out.
 */
export const cacheable = {
  atInstall: entries.filter(({ whenVisited }) => !whenVisited),
  whenVisited: entries.filter(({ whenVisited }) => whenVisited),
};

/** The query of a page is read by its script; of a file it means nothing. */
export const EVERY_QUERY = [/^/];
