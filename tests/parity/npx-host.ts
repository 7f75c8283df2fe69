import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Host as HostName } from "../../scripts/build/hosts.ts";
import { freePort } from "../support/free-port.ts";
import { buildOutput } from "./build-output.ts";
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
  const cwd = await buildOutput(host);
  const port = await freePort();
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), CI: "1", WRANGLER_SEND_METRICS: "false" };
  // A group of its own: npx starts the runtime as a child of its child, and passes no signal on.
  const npx = spawn("npx", ["--yes", from, ...args(port)], { cwd, env, detached: true });
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
