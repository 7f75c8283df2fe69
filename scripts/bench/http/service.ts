import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Engine } from "../../../src/engine/create-engine.ts";
import type { Target } from "../target.ts";
import { coldStart } from "./cold-start.ts";
import { latency } from "./latency.ts";
import { withLoadGenerator } from "./load-generator.ts";
import { memory } from "./memory.ts";
import { withProbedServer } from "./probed-server.ts";
import { chooseTargets } from "./targets.ts";
import { throughput } from "./throughput.ts";
import { typicalAnswer } from "./typical-answer.ts";

const RAW = fileURLToPath(new URL("raw-server.ts", import.meta.url));

/** Answers compared with those of the engine. */
const COMPARED = 300;

/** Whole rounds of a run, and short ones to see that it works. */
const EXTENT = {
  whole: { throughput: 48, latency: 80, requests: 1_000_000, coldStart: 25 },
  quick: { throughput: 24, latency: 20, requests: 240_000, coldStart: 7 },
};

/** The built server under load, and its start. */
export async function service(dist: string, extent: keyof typeof EXTENT): Promise<Target[]> {
  const engine = (await import(pathToFileURL(join(dist, "site/engine.js")).href)) as Engine;
  const targets = chooseTargets(engine);
  const most = EXTENT[extent];
  const file = join(dist, "server.js");
  const started = await coldStart(file, targets.different[0]!, most.coldStart);
  return withLoadGenerator(async (putLoad) => {
    const underLoad = await withProbedServer([file], async (built) => {
      const answer = await typicalAnswer(built.url, engine, targets.different.slice(0, COMPARED));
      return withProbedServer([RAW, JSON.stringify(answer)], async (raw) => {
        const sides = { raw, built, targets };
        const rates = await throughput(sides, putLoad, most.throughput);
        const top = rates.find(({ id }) => id === "httpDifferent")!.measured;
        return [...rates, ...(await latency(sides, putLoad, most.latency, top / 2))];
      });
    });
    return [...underLoad, ...(await memory(file, targets, putLoad, most.requests)), ...started];
  });
}
