import { spawnSync, type StdioOptions } from "node:child_process";
import { join } from "node:path";
import { leadEndpoint } from "../lead-endpoint.ts";
import { PlainError } from "../plain-error.ts";
import { root } from "../root.ts";
import { siteUrl } from "../site-url.ts";
import { hashInputs, readStamp } from "./stamp.ts";

/**
 * The folder of a build that fits the sources and the environment; made first when there is none.
 *
 * Absolute links start with SITE_URL. Without it they lead to the local server, so another PORT means another build; but
 * a build that was made for a named SITE_URL or PUBLIC_LEAD_ENDPOINT is taken as it is. `stdio` is the build's own.
 */
export async function freshBuild(stdio: StdioOptions): Promise<string> {
  const dist = join(root, "dist");
  if (!(await isFresh(dist))) {
    const { status } = spawnSync(process.execPath, [join(root, "scripts/build.ts")], { stdio });
    if (status !== 0) throw new PlainError("Nothing to serve: the build failed");
  }
  return dist;
}

async function isFresh(dist: string): Promise<boolean> {
  const stamp = await readStamp(dist);
  if (stamp?.inputs !== (await hashInputs(join(root, "prices")))) return false;
  const endpoint = leadEndpoint(process.env);
  if (endpoint !== undefined && endpoint !== stamp.leadEndpoint) return false;
  return stamp.siteUrl === siteUrl(process.env) || (stamp.siteUrlGiven && !process.env["SITE_URL"]);
}
