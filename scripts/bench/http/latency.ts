import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";
import type { PutLoad } from "./load-generator.ts";
import { CONNECTIONS, type Sides } from "./sides.ts";
import { fromPlace } from "./targets.ts";

/** One turn of one side. */
const MILLISECONDS = 200;

/**
 * How long all but one answer in a hundred take at most at this rate, requests a second, against plain node:http at the
 * same. The two take turns; the first quarter of the rounds only warms up.
 */
export async function latency(
  { raw, built, targets }: Sides,
  putLoad: PutLoad,
  rounds: number,
  rate: number,
): Promise<Target[]> {
  const times = { raw: [] as number[], built: [] as number[] };
  const sides = { raw, built };
  const perTurn = Math.ceil((rate * MILLISECONDS) / 1000);
  for (let round = 0; round < rounds; round++) {
    const asked = fromPlace(targets.different, round * perTurn, perTurn);
    for (const name of ["raw", "built"] as const) {
      const { port } = sides[name];
      const { p99_ms } = await putLoad({ port, targets: asked, connections: CONNECTIONS, rate });
      if (round >= rounds / 4) times[name].push(p99_ms);
    }
  }
  return [
    { id: "httpLatency99", measured: median(times.built), decimals: 2 },
    { id: "httpTimesLatency", measured: medianRatio(times.built, times.raw), decimals: 2, bound: { atMost: 3 } },
  ];
}
