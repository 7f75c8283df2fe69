import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../root.ts";
import { NO_SPACE, whyStopped } from "./reason.ts";

/** A build that takes longer hangs: it is ended with all that it started, for no other release is taken meanwhile. */
export const BUILD_MINUTES = 15;

const BUILD = join(root, "scripts/build.ts");

/**
 * Builds a product that may stand in `out` later, in a process of its own: whatever becomes of it, the server goes on.
 * Throws why it did not come about.
 */
export async function buildAside(prices: string, out: string, product: string, script = BUILD): Promise<void> {
  const args = [script, "--prices", prices, "--out", out, "--into", product];
  // A group of its own, so that it can be ended as a whole; that also keeps it from a signal to ours.
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const end = (): void => endGroup(child);
  process.once("exit", end);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end();
  }, BUILD_MINUTES * 60_000);
  // Not its streams' end: of a build that was killed those of its own processes may last.
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  clearTimeout(limit);
  process.off("exit", end);
  if (code === 0) return;
  console.error(output);
  if (isLate) throw new Error(`сборка не закончилась за ${BUILD_MINUTES} минут, её остановили`);
  if (signal !== null) throw new Error(`сборку прервали (${signal})`);
  if (/\bENOSPC\b/.test(output)) throw new Error(NO_SPACE);
  throw new Error(`сборка остановилась: ${whyStopped(output)}`);
}

/** Where the system knows no groups, the process alone. */
function endGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
