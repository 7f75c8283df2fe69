import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashInputs, readStamp } from "./build/stamp.ts";
import { leadEndpoint } from "./lead-endpoint.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { root } from "./root.ts";
import { siteUrl } from "./site-url.ts";

/*
 * npm start: builds when there is no fresh build, then serves it on HOST and PORT.
 *
 * Absolute links start with SITE_URL. Without it they lead to this very server, so another PORT means another build;
 * but a build that was made for a named SITE_URL or PUBLIC_LEAD_ENDPOINT is served as it is.
 */
const dist = join(root, "dist");

async function isFresh(): Promise<boolean> {
  const stamp = await readStamp(dist);
  if (stamp?.inputs !== (await hashInputs(join(root, "prices")))) return false;
  const endpoint = leadEndpoint(process.env);
  if (endpoint !== undefined && endpoint !== stamp.leadEndpoint) return false;
  return stamp.siteUrl === siteUrl(process.env) || (stamp.siteUrlGiven && !process.env["SITE_URL"]);
}

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
  if (!(await isFresh())) {
    const { status } = spawnSync(process.execPath, [join(root, "scripts/build.ts")], { stdio: "inherit" });
    if (status !== 0) throw new PlainError("Nothing to serve: the build failed");
  }
  await import(pathToFileURL(join(dist, "server.js")).href);
  stopWithParent();
});
