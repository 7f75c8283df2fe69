import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withServer } from "./processes.ts";
import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";

const CALCULATION = "/v1/calc?roof=dvuhskat&width=12&length=30";

/**
 * From the start of the process to the end of the first answer, against a server of srvx with nothing to do, bundled in
 * the same way: loading its package from many files would take longer. The two take turns.
 */
export async function coldStart(dist: string, rounds: number): Promise<Target[]> {
  const aside = await mkdtemp(join(tmpdir(), "hangar-empty-server-"));
  try {
    const empty = join(aside, "server.mjs");
    await build({
      entryPoints: [fileURLToPath(new URL("empty-server.ts", import.meta.url))],
      outfile: empty,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
    });
    const times = { empty: [] as number[], built: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.empty.push(await firstAnswer(empty));
      times.built.push(await firstAnswer(join(dist, "server.js")));
    }
    const timesAsLong = medianRatio(times.built, times.empty);
    // Of the empty server's time 0.3 is for reading the whole site and holding it to its digests, before anything is answered.
    return [
      { id: "httpColdStart", measured: median(times.built), decimals: 0 },
      { id: "httpTimesColdStart", measured: timesAsLong, decimals: 2, bound: { atMost: 1.8 } },
    ];
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Milliseconds. */
async function firstAnswer(file: string): Promise<number> {
  const start = performance.now();
  return withServer([file], async ({ url }) => {
    await (await fetch(url + CALCULATION)).text();
    return performance.now() - start;
  });
}
