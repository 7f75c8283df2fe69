import { spawnSync, type StdioOptions } from "node:child_process";
import { join } from "node:path";
import { leadEndpoint } from "../../settings/lead-endpoint.ts";
import { PlainError } from "../../plain-error.ts";
import { root } from "../../root.ts";
import { siteUrl } from "../../settings/site-url.ts";
import { buildId, hashInputs, readStamp } from "./stamp.ts";

export interface Wanted {
  /** Folder with prices. */
  prices?: string;
  /** Folder of the build. */
  out?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether a build for another local address will do: a server beside this one may have its own PORT. */
  takesAnyPort?: boolean;
  /** Of the build's process. */
  stdio: StdioOptions;
  /** Runs a script in a process of its own, with its words; whether it did what it is to do. */
  run?: (script: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions) => boolean;
}

/** A build was begun and came to nothing; its own words are printed above. */
class BuildFailed extends PlainError {}

/**
 * The folder of a build that fits the sources, the prices and the environment; made first when there is none.
 *
 * Absolute links start with SITE_URL. Without it they lead to the local server, so another PORT means another build; but
 * a build that was made for a named SITE_URL or PUBLIC_LEAD_ENDPOINT is taken as it is.
 */
export async function freshBuild({
  prices = join(root, "prices"),
  out = join(root, "dist"),
  env = process.env,
  takesAnyPort = false,
  stdio,
  run = ranWell,
}: Wanted): Promise<string> {
  if (!(await isFresh(out, prices, env, takesAnyPort))) {
    const isBuilt = run(join(root, "scripts/build.ts"), ["--prices", prices, "--out", out], env, stdio);
    if (!isBuilt) throw new BuildFailed("Nothing to serve: the build failed");
  }
  return out;
}

const ranWell: NonNullable<Wanted["run"]> = (script, args, env, stdio) =>
  spawnSync(process.execPath, [script, ...args], { env, stdio }).status === 0;

/** The same, or the former build where another cannot be made: somebody's slip in the prices must not end the service. */
export async function freshOrFormerBuild(wanted: Wanted & { out: string }): Promise<void> {
  try {
    await freshBuild(wanted);
  } catch (error) {
    const former = await readStamp(wanted.out);
    if (!(error instanceof BuildFailed) || former === undefined) throw error;
    console.error(
      `THE BUILD FAILED for what is said above. Served is the former one, ${buildId(former)}: mend that and start again`,
    );
  }
}

async function isFresh(out: string, prices: string, env: NodeJS.ProcessEnv, takesAnyPort: boolean): Promise<boolean> {
  // At first: a senseless variable is told of by its own words, not by those of a build that it fails.
  const [url, endpoint] = [siteUrl(env), leadEndpoint(env)];
  const stamp = await readStamp(out);
  if (stamp?.inputs !== (await hashInputs(prices))) return false;
  if (endpoint !== undefined && endpoint !== stamp.leadEndpoint) return false;
  return stamp.siteUrl === url || ((stamp.siteUrlGiven || takesAnyPort) && !env["SITE_URL"]);
}
