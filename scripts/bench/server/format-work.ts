import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Formats from "../../../src/formats/function.ts";
import type { WrittenFormat } from "../../../src/formats/write-calculation.ts";
import type { Engine } from "../../../src/engine/create-engine.ts";
import { median } from "../turns.ts";

/*
 * node scripts/bench/server/format-work.ts <dist> <engine>: writes the largest hangar in every format again and again in a
 * process of its own, and tells in JSON what that took.
 */
export interface FormatWork {
  /** Median of a file, milliseconds. */
  took_ms: Record<WrittenFormat, number>;
  /** Most memory of the process, MiB. */
  resident_mib: number;
}

const LARGEST = {
  ...{ roof: "dvuhskat", width: 18, length: 200, gates: 6, doors: 4, windows: 20 },
  ...{ wall_progony: 1, panels: 1, piles: 1 },
};
const WARM_UP = 5;
const ROUNDS = 40;

const [dist, engineFile] = process.argv.slice(2) as [string, string];
const { calculate, layoutOf } = (await import(pathToFileURL(engineFile).href)) as Engine;
const { writeCalculation } = (await import(pathToFileURL(join(dist, "function/formats.js")).href)) as typeof Formats;
const { status, body } = calculate(LARGEST);
const layout = layoutOf(LARGEST);
if (status !== 200 || !layout) throw new Error("the largest hangar cannot be calculated");

const turn = () => new Promise<void>((goOn) => setImmediate(goOn));

const took_ms = {} as Record<WrittenFormat, number>;
for (const format of Object.keys(writeCalculation) as WrittenFormat[]) {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const start = performance.now();
    await writeCalculation[format]({ body, layout, dialect: "international", turn });
    times.push(performance.now() - start);
    await turn();
  }
  took_ms[format] = median(times.slice(WARM_UP));
}
const resident_mib = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ took_ms, resident_mib } satisfies FormatWork));
