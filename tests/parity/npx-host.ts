import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { loadData } from "../../scripts/build/load-data.ts";
import { buildHost, type Host as HostName } from "../../scripts/build/hosts.ts";
import { readStamp } from "../../scripts/build/stamp.ts";
import { root } from "../../scripts/root.ts";
import { freePort } from "../support/free-port.ts";
import type { Host } from "./host.ts";
import { httpHost } from "./http-host.ts";

export interface Runtime {
  /** The build output that it runs. */
  host: HostName;
  /** The package that brings it, with its version. */
  from: string;
  /** Its arguments for a port of 127.0.0.1. */
  args(port: number): string[];
}

/** Longest wait for a runtime that comes over the network, milliseconds. */
export const DOWNLOAD = 180_000;

/** Builds the output of a host and runs it on its real runtime, which npx brings. */
export async function npxHost({ host, from, args }: Runtime): Promise<Host> {
  const out = join(root, ".build/parity", host);
  await build(host, out);
  const port = await freePort();
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), CI: "1", WRANGLER_SEND_METRICS: "false" };
  // A group of its own: npx starts the runtime as a child of its child, and passes no signal on.
  const npx = spawn("npx", ["--yes", from, ...args(port)], { cwd: out, env, detached: true });
  const ended = once(npx, "close");
  let output = "";
  npx.stdout.on("data", (text) => (output += text));
  npx.stderr.on("data", (text) => (output += text));
  npx.on("error", (error) => (output += error.message));
  const stop = async (): Promise<void> => {
    if (npx.pid !== undefined && npx.exitCode === null && npx.signalCode === null) process.kill(-npx.pid, "SIGTERM");
    await ended;
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + DOWNLOAD;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (npx.exitCode === null && npx.pid !== undefined && Date.now() < deadline) await setTimeout(100);
    else {
      await stop();
      throw new Error(`${from} does not serve; npx must be able to download and run it. It said:\n${output}`);
    }
  }
  return httpHost(url, stop);
}

async function build(host: HostName, out: string): Promise<void> {
  const dist = join(root, "dist");
  const stamp = await readStamp(dist);
  if (stamp === undefined) throw new Error("there is no build in dist/: run `npm run build` first");
  const { siteUrl, leadEndpoint } = stamp;
  const data = loadData(join(root, "prices"), { baseUrl: siteUrl, leadEndpoint: leadEndpoint ?? undefined });
  await buildHost(host, dist, out, data);
}
