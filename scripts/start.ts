import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freshBuild } from "./build/place/fresh-build.ts";
import { runScript } from "./plain-error.ts";

// npm start: serves the build on HOST and PORT, and makes it first when there is no fresh one.

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

await runScript(async () => {
  const dist = await freshBuild({ stdio: "inherit" });
  await import(pathToFileURL(join(dist, "server.js")).href);
  stopWithParent();
});
