import type { HangarData } from "../hangar-data-module.ts";
import { PlainError } from "../plain-error.ts";
import { bun } from "../../src/http/hosts/bun/output.ts";
import { cloudflare } from "../../src/http/hosts/cloudflare/output.ts";
import { deno } from "../../src/http/hosts/deno/output.ts";
import { netlify } from "../../src/http/hosts/netlify/output.ts";
import { vercel } from "../../src/http/hosts/vercel/output.ts";
import { HostFolder } from "./host-folder.ts";

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

/** Makes the folder `out` for a host, out of the finished product in `dist`; `data` is what that was made from. */
export async function buildHost(host: Host, dist: string, out: string, data: HangarData): Promise<void> {
  await HOSTS[host](await HostFolder.create(dist, out, data));
}
