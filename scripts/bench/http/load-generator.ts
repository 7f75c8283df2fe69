import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { askProcess } from "./ask-process.ts";
import type { Load, Outcome } from "./load.ts";

/** Puts a load on a server and tells what came of it. */
export type PutLoad = (load: Load) => Promise<Outcome>;

/** Does the work with a load generator at hand; a wrong answer of a server ends it. */
export async function withLoadGenerator<Result>(work: (putLoad: PutLoad) => Promise<Result>): Promise<Result> {
  const generator = fork(fileURLToPath(new URL("load.ts", import.meta.url)));
  try {
    return await work((load) => askProcess(generator, load as never));
  } finally {
    generator.kill();
  }
}
