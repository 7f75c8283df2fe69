import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { freshOrFormerBuild } from "./build/place/fresh-build.ts";
import { runScript } from "./plain-error.ts";
import { recover } from "./publish/recover.ts";
import { Supervisor } from "./publish/supervisor.ts";
import { root } from "./root.ts";

/*
 * npm start [-- --prices <folder>] [--out <folder>]: serves the build on HOST and PORT, and makes it first when there is
 * no fresh one; where that fails, the former one is served. With DESK_TOKEN set the server runs in a process of its own, and another takes its place when the price
 * desk publishes.
 */

/** Read at once: the shell may be gone before the server listens. */
const parent = process.ppid;

/**
 * npm runs this under a shell, which dies of a signal without passing it on: the server would live on unseen.
 * So an orphan stops as if it had got the signal itself.
 */
function stopWithParent(): void {
  let told = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => (told = true));
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!told) process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}

const { values } = parseArgs({
  options: {
    prices: { type: "string", default: join(root, "prices") },
    out: { type: "string", default: join(root, "dist") },
  },
});
const [prices, out] = [resolve(values.prices), resolve(values.out)];
/** Beside the prices, for it holds what is to take the place of theirs. */
const work = join(prices, "../.build/publish");

await runScript(async () => {
  await recover({ prices, out, work });
  await freshOrFormerBuild({ prices, out, stdio: "inherit" });
  if (process.env["DESK_TOKEN"]) await new Supervisor({ prices, out, work }).start();
  else await import(pathToFileURL(join(out, "server.js")).href);
  stopWithParent();
});
