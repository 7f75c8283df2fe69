import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";
import type { PutLoad } from "./load-generator.ts";
import type { ProbedServer } from "./probed-server.ts";
import { CONNECTIONS, type Sides } from "./sides.ts";
import { fromPlace } from "./targets.ts";

/** One turn of one side. */
const MILLISECONDS = 300;
/** More than any server answers in a turn. */
const PER_TURN = 15_000;

type Name = "raw" | "different" | "repeated";

/**
 * Requests a second for configurations that differ and for repeated ones, against plain node:http, and the processor's
 * time that a request takes: a machine that is busy otherwise slows the sides down unequally, but their work stays the
 * same. The three take turns; the first quarter of the rounds only warms up.
 */
export async function throughput({ raw, built, targets }: Sides, putLoad: PutLoad, rounds: number): Promise<Target[]> {
  const rates: Record<Name, number[]> = { raw: [], different: [], repeated: [] };
  const work: Record<Name, number[]> = { raw: [], different: [], repeated: [] };
  let place = 0;
  for (let round = 0; round < rounds; round++) {
    const different = fromPlace(targets.different, place, PER_TURN);
    const turns: [name: Name, server: ProbedServer, asked: readonly string[]][] = [
      ["raw", raw, different],
      ["different", built, different],
      ["repeated", built, targets.repeated],
    ];
    // Nobody always comes second.
    if (round % 2 === 1) turns.reverse();
    for (const [name, { port, processor }, asked] of turns) {
      const before = await processor();
      const load = { port, targets: asked, connections: CONNECTIONS, milliseconds: MILLISECONDS };
      const { answered, seconds } = await putLoad(load);
      const after = await processor();
      if (name === "different") place += answered + CONNECTIONS;
      if (round < rounds / 4) continue;
      rates[name].push(answered / seconds);
      work[name].push((after - before) / answered);
    }
  }
  const rowsOf = (
    name: "different" | "repeated",
    ids: readonly [Target["id"], Target["id"], Target["id"]],
    atLeast: number,
  ): Target[] => [
    { id: ids[0], measured: median(rates[name]), decimals: 0 },
    { id: ids[1], measured: 100 * medianRatio(rates[name], rates.raw), decimals: 1, bound: { atLeast } },
    { id: ids[2], measured: medianRatio(work[name], work.raw), decimals: 2 },
  ];
  return [
    ...rowsOf("different", ["httpDifferent", "httpDifferentShare", "httpDifferentWork"], 35),
    ...rowsOf("repeated", ["httpRepeated", "httpRepeatedShare", "httpRepeatedWork"], 80),
  ];
}
