import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";
import { bun, deno } from "./hosts/servers.ts";
import { cloudflare } from "./hosts/cloudflare.ts";
import { HostOutput } from "./hosts/host-output.ts";
import { netlify } from "./hosts/netlify.ts";
import { vercel } from "./hosts/vercel.ts";
import { HOST_BUDGETS, sizesWithin } from "./size-budget.ts";

/** Hosts besides plain Node, which dist/ itself is for. Each fills a folder with all that is deployed there. */
const HOSTS = { cloudflare, netlify, vercel, deno, bun };

export type Host = keyof typeof HOSTS;

export const HOST_NAMES = Object.keys(HOSTS) as Host[];

/** Names as typed → hosts. */
export function hostsOf(names: readonly string[]): Host[] {
  const unknown = names.filter((name) => !Object.hasOwn(HOSTS, name));
  if (unknown.length === 0) return names as Host[];
  throw new PlainError(`There is no host ${unknown.join(", ")}: choose of ${HOST_NAMES.join(", ")}; for Node, none`);
}

/**
 * Makes the folder `out` for a host, out of the finished product in `dist`; `data` is what that was made from. Gives the
 * bytes of the host's function; an error when it is over its budget.
 */
export async function buildHost(host: Host, dist: string, out: string, data: HangarData): Promise<number> {
  await HOSTS[host](await HostOutput.create(dist, out, data));
  const sizes = await sizesWithin<Host>(out, { [host]: HOST_BUDGETS[host] }, data.archive.length);
  return sizes[host]!;
}
