import { matchPrecache, PrecacheController } from "workbox-precaching";
import { cacheable } from "./to-cache.ts";

declare const self: ServiceWorkerGlobalScope;

const CACHE = "visited";

/** The files that are kept when they are visited, each by its revision; Workbox's own cache has what the install fetches. */
const list = new PrecacheController({ cacheName: CACHE });
list.addToCacheList(cacheable.whenVisited);

/** Whether this build has such a file, kept or not. */
export const isForVisitors = (pathname: string): boolean => list.getCacheKeyForURL(pathname) !== undefined;

/** Too many to be named here: one is kept under its address, until a newer build may tell something else of it. */
const PRICE_LIST = /^\/prices\/\d/;

const keyOf = (pathname: string): string | undefined =>
  list.getCacheKeyForURL(pathname) ?? (PRICE_LIST.test(pathname) ? pathname : undefined);

export async function matchVisited(pathname: string): Promise<Response | undefined> {
  const key = keyOf(pathname);
  return key === undefined ? undefined : (await caches.open(CACHE)).match(key);
}

/** A file that this device has, from the install or from a visit. */
export const kept = async (pathname: string): Promise<Response | undefined> =>
  (await matchPrecache(pathname)) ?? matchVisited(pathname);

/** Puts away what came over the network. */
export async function keepAnswer(request: Request, response: Response): Promise<void> {
  const key = keyOf(new URL(request.url).pathname);
  if (key === undefined || request.method !== "GET" || response.status !== 200 || response.redirected) return;
  await (await caches.open(CACHE)).put(key, response);
}

/** Fetches of these files what is not kept yet, one by one; without a network as many as can be had. */
export async function keep(pathnames: Iterable<string>): Promise<void> {
  for (const pathname of pathnames) {
    if (isForVisitors(pathname) && !(await matchVisited(pathname))) await fetchAndKeep(pathname).catch(() => undefined);
  }
}

async function fetchAndKeep(pathname: string): Promise<void> {
  const request = new Request(pathname);
  const response = await fetch(request);
  const page = pathname.endsWith("/") ? response.clone() : undefined;
  await keepAnswer(request, response);
  // The head of a page names also what its scripts import.
  const loaded = (await page?.text())?.matchAll(/"(\/_astro\/[^"]+)"/g) ?? [];
  await keep([...loaded].map(([, file]) => file!));
}

export const keepEverything = (): Promise<void> => keep(cacheable.whenVisited.map(({ url }) => url));

/** A file that changes its name with its content, or belongs to the search: from the cache at once, else kept as it comes. */
export async function visitedFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const before = await matchVisited(new URL(request.url).pathname);
  if (before) return before;
  const response = await fetch(request);
  event.waitUntil(keepAnswer(request, response.clone()));
  return response;
}

// What a visitor has seen of the last build is fetched of this one before it takes over, and then the old one goes.
self.addEventListener("install", (event) => event.waitUntil(renew()));
self.addEventListener("activate", (event) => void list.activate(event));

async function renew(): Promise<void> {
  const before = await (await caches.open(CACHE)).keys();
  await keep(new Set(before.map(({ url }) => new URL(url).pathname)));
}
