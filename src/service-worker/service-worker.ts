import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { findRoute, isApiPath } from "../http/routes/table.ts";
import { activate } from "./activate.ts";
import { localAnswer } from "./local-answer.ts";
import { networkOr } from "./network-or.ts";
import { keptPage } from "./pages.ts";
import { EVERY_QUERY, cacheable } from "./to-cache.ts";
import { isForVisitors, keep, keepEverything, visitedFile } from "./visited.ts";
import type { WorkerMessage } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * sw.js: what the browser answers by itself when the network is off.
 *
 * It is a module, so that it imports the engine's one file instead of holding a copy (Chromium since 91, Safari since
 * 15, Firefox since 147; an older browser refuses it and goes on without offline).
 *
 * Whatever shows a price, pages and API alike, is asked of the network first: an old price list shown as today's is
 * the worst that can happen. Files with their hash in the name never change, so those come from the cache at once.
 *
 * A first visit fetches what the forms need; of the rest a device keeps what it has visited (`visited.ts`).
 * There is no `clientsClaim`, and a new worker waits: see `activate.ts`.
 */
const isPrice = ({ pathname }: URL): boolean =>
  (isApiPath(pathname) && !findRoute(pathname)?.route.isOnline && !isFile(pathname)) ||
  /^\/(engine|understanding|embed|(embed|calculator|request-builder)-en)\.js$/.test(pathname);
/** Of a calculation in another format than JSON: the page makes those itself. */
const isFile = (pathname: string): boolean => /^\/v1\/.*\.[a-z]+$/.test(pathname) && !pathname.endsWith(".json");
const isCalc = ({ pathname }: URL): boolean => {
  const { route, parts } = findRoute(pathname) ?? {};
  return route !== undefined && route.methods.includes("POST") && !route.isOnline && parts!["format"] === undefined;
};

// The first that fits answers. HEAD always goes to the network: it asks what is there now.
registerRoute(({ url, sameOrigin }) => sameOrigin && isPrice(url), networkOr(localAnswer), "GET");
registerRoute(({ url, sameOrigin }) => sameOrigin && isCalc(url), networkOr(localAnswer), "POST");
// A file that somebody downloads comes as a navigation, and no page can stand in its place.
const isPage = ({ mode, url }: Request): boolean => mode === "navigate" && !isFile(new URL(url).pathname);
registerRoute(({ request, sameOrigin }) => sameOrigin && isPage(request), networkOr(keptPage), "GET");
precacheAndRoute(cacheable.atInstall, { ignoreURLParametersMatching: EVERY_QUERY, cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isForVisitors(url.pathname),
  ({ request, event }) => visitedFile(request, event),
  "GET",
);

self.addEventListener("message", activate);
self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message === "keep-everything") event.waitUntil(keepEverything());
  else if (typeof message === "object") event.waitUntil(keep([message.keep]));
});
