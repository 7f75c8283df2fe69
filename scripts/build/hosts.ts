import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";
import { bun } from "../../src/api/hosts/bun/output.ts";
import { cloudflare } from "../../src/api/hosts/cloudflare/output.ts";
import { deno } from "../../src/api/hosts/deno/output.ts";
import { netlify } from "../../src/api/hosts/netlify/output.ts";
import { vercel } from "../../src/api/hosts/vercel/output.ts";
import { HostFolder } from "./host-folder.ts";
import { ownData } from "./size/own-data.ts";
import { bundleWithLists, sizesWithin, type Budget } from "./size/size-budget.ts";

/** Hosts besides plain Node, which dist/ itself is for. Each fills a folder with all that is deployed there. */
const HOSTS = { cloudflare, netlify, vercel, deno, bun };

export type Host = keyof typeof HOSTS;

/** A host's adapter and the function that it calls, by their places in the host's folder. The engine is weighed above. */
export const HOST_BUDGETS = {
  cloudflare: bundleWithLists(/^worker\/(worker|function\/[^/]*)\.js$/, 490_000, 2),
  netlify: bundleWithLists(/^(edge\/service|function\/[^/]*)\.js$/, 490_000, 2),
  vercel: bundleWithLists(/^\.vercel\/output\/functions\/service\.func\/(index|function\/[^/]*)\.js$/, 490_000, 2),
  deno: bundleWithLists(/^(server|function\/[^/]*)\.js$/, 490_000, 2),
  bun: bundleWithLists(/^(server|function\/[^/]*)\.js$/, 490_000, 2),
} as const satisfies Record<Host, Budget>;

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
  await HOSTS[host](await HostFolder.create(dist, out, data));
  const sizes = await sizesWithin<Host>(out, { [host]: HOST_BUDGETS[host] }, ownData(data));
  return sizes[host]!;
}
