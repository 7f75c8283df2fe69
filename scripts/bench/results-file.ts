import { writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { BenchResults } from "../../src/docs/bench/bench-results.ts";
import { BENCH_RESULTS, readStamp } from "../build/place/stamp.ts";
import { root } from "../root.ts";
import type { Target } from "./target.ts";

/** On what and when a run measures; asked before it, while the machine does not yet work for it. */
export type Conditions = Omit<BenchResults, "inputs" | "rows">;

export function conditions(): Conditions {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    machine: {
      cpu: processors[0]?.model.trim() ?? "unknown",
      cores: processors.length,
      memory_bytes: totalmem(),
      os: `${type()} ${release()}`,
      node: process.versions.node,
    },
    load: loadavg()[0]!,
  };
}

/** Writes what the documentation of this very build shows, when it is built again. */
export async function writeResults(conditions: Conditions, dist: string, targets: readonly Target[]): Promise<void> {
  const { inputs } = (await readStamp(dist))!;
  const rows = targets.map(({ id, measured, decimals }) => ({ id, measured, decimals }));
  const results: BenchResults = { inputs, ...conditions, rows };
  writeFileSync(join(root, BENCH_RESULTS), `${JSON.stringify(results, null, 2)}\n`);
}
