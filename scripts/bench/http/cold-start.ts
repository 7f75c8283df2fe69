import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withServer } from "../listening-server.ts";
import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";

/**
 * From the start of the process to the end of the first answer, against a server of srvx with nothing to do, bundled in
 * the same way: loading its package from many files would take longer. The two take turns.
 */
export async function coldStart(file: string, target: string, rounds: number): Promise<Target[]> {
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
      times.empty.push(await firstAnswer(empty, target));
      times.built.push(await firstAnswer(file, target));
    }
    return [
      { id: "httpColdStart", measured: median(times.built), decimals: 0 },
      {
        id: "httpTimesColdStart",
        measured: medianRatio(times.built, times.empty),
        decimals: 2,
        bound: { atMost: 1.5 },
      },
    ];
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Milliseconds. */
async function firstAnswer(file: string, target: string): Promise<number> {
  const start = performance.now();
  return withServer([file], async ({ url }) => {
    const [response] = (await once(get(url + target, { agent: false }), "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return performance.now() - start;
  });
}
