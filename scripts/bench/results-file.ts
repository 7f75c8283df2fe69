import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { BenchResults } from "../../src/docs/bench/bench-results.ts";
import { root } from "../root.ts";
import type { Target } from "./target.ts";

const FILE = "src/docs/bench/bench-results.json";

/** On what, when and of what a run measures; asked before it, while the machine does not yet work for it. */
export type Conditions = Omit<BenchResults, "rows">;

export function conditions(): Conditions {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    commit: commit(),
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

/** Writes the data that the documentation shows. */
export function writeResults(conditions: Conditions, targets: readonly Target[]): void {
  const results: BenchResults = { ...conditions, rows: [...targets] };
  writeFileSync(join(root, FILE), `${JSON.stringify(results, null, 2)}\n`);
}

/** The results themselves, written by the run before, are no change of what is measured. */
function commit(): BenchResults["commit"] {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changes = git("status", "--porcelain", "--", ".", `:!${FILE}`);
    return { id: git("rev-parse", "--short=10", "HEAD"), changed: changes !== "" };
  } catch {
    return null;
  }
}
