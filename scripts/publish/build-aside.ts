import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../root.ts";
import { NO_SPACE, whyStopped } from "./reason.ts";

/**
 * Builds a product that may stand in `out` later, in a process of its own: whatever becomes of it, the server goes on.
 * Throws why it did not come about.
 */
export async function buildAside(prices: string, out: string, product: string): Promise<void> {
  const args = [join(root, "scripts/build.ts"), "--prices", prices, "--out", out, "--into", product];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  // Not its streams' end: of a build that was killed those of its own processes may last.
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  if (code === 0) return;
  console.error(output);
  if (signal !== null) throw new Error(`сборку прервали (${signal})`);
  if (/\bENOSPC\b/.test(output)) throw new Error(NO_SPACE);
  throw new Error(`сборка остановилась: ${whyStopped(output)}`);
}
