import type { Target } from "../target.ts";
import { median } from "../turns.ts";
import type { PutLoad } from "./load-generator.ts";
import type { Memory } from "./probe.ts";
import { withProbedServer } from "./probed-server.ts";
import { CONNECTIONS } from "./sides.ts";
import { mixed, type Targets } from "./targets.ts";

/** Requests from one look at the memory to the next. */
const STEP = 20_000;

/**
 * What the memory of a server grows by while it answers so many requests of all kinds, no two of them alike but the
 * repeated: whatever it kept of each, a few bytes of it would show.
 */
export async function memory(file: string, targets: Targets, putLoad: PutLoad, requests: number): Promise<Target[]> {
  const samples = await withProbedServer([file], async (server) => {
    const each: Memory[] = [];
    for (let place = 0; place < requests; place += STEP) {
      const asked = mixed(targets, place, STEP);
      await putLoad({ port: server.port, targets: asked, connections: CONNECTIONS, statuses: [200, 400, 404] });
      each.push(await server.memory());
    }
    return each;
  });
  const growthOf = (id: Target["id"], bytes: readonly number[]): Target => ({
    id,
    measured: growth(bytes),
    decimals: 1,
    bound: { atMost: 5 },
  });
  const resident = samples.map((sample) => sample.resident);
  const held = samples.map((sample) => sample.held);
  return [
    { id: "httpResident", measured: Math.max(...resident) / 2 ** 20, decimals: 0 },
    growthOf("httpResidentGrowth", resident),
    growthOf("httpHeldGrowth", held),
  ];
}

/** From the median of the middle third to that of the last, in percent. */
export function growth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  const before = median(samples.slice(-2 * third, -third));
  return 100 * (median(samples.slice(-third)) / before - 1);
}
