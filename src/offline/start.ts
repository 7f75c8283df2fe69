import { askServer } from "./ask-server.ts";
import { lookForBuild } from "./look-for-build.ts";
import { FreshnessLine } from "./freshness-line.ts";
import type { WorkerMessage } from "../service-worker/messages.ts";

/*
 * On every page: keeps the site for offline, says how old the prices are, and finds out about new ones. The network is
 * asked after the page has loaded, so that nothing of it stands in the way of the first price.
 */

const HOUR_MS = 3_600_000;

/** Between two questions while the network is off, and at least between two glances at the page. */
const MINUTE_MS = 60_000;

async function register(): Promise<void> {
  // A browser that knows no module workers, or a person who forbids storage: all but offline works.
  const options = { type: "module", updateViaCache: "none" } as const;
  await navigator.serviceWorker?.register("/sw.js", options).catch(() => undefined);
  // The worker has not seen the page that was loaded before it.
  if (!navigator.serviceWorker?.controller) await tellWorker({ keep: location.pathname });
  if (matchMedia("(display-mode: standalone)").matches) await tellWorker("keep-everything");
}

async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

function start(line: FreshnessLine, ownBuild: string): void {
  /** By a clock that nobody puts back. */
  let askedAt = -Infinity;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    askedAt = performance.now();
    clearTimeout(retry);
    const served = await askServer();
    if (served) line.checked();
    else line.failed();
    if (served) void lookForBuild(ownBuild, served);
    else retry = setTimeout(ask, MINUTE_MS);
  }

  const askOnReturn = (): void => {
    if (document.visibilityState === "visible" && performance.now() - askedAt >= MINUTE_MS) void ask();
  };

  // `online` only says that there is some network, `offline` that there is surely none.
  addEventListener("offline", () => line.failed());
  addEventListener("online", () => void ask());
  addEventListener("focus", askOnReturn);
  addEventListener("appinstalled", () => void tellWorker("keep-everything"));
  document.addEventListener("visibilitychange", askOnReturn);
  // Another tab took the update: this one is of the old build now.
  navigator.serviceWorker?.addEventListener("controllerchange", () => void ask());
  setInterval(() => void ask(), HOUR_MS);

  // Not one after the other: on a network that carries nothing a registration may wait for ever.
  void register();
  void ask();
}

const element = document.getElementById("freshness");
const build = element?.dataset["build"];
if (element && build) {
  // What the device knows is told before the page is first seen, so that nothing jumps.
  const line = new FreshnessLine(element);
  const begin = () => start(line, build);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
} else {
  // `astro dev`: the worker of a build that was tried out at this address would answer with old files.
  void navigator.serviceWorker?.getRegistration().then((registration) => registration?.unregister());
}
