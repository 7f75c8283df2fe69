import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Engine } from "../../../src/engine/create-engine.ts";
import { sampleHangars } from "../hangars.ts";
import { PROBED, withLoadGenerator, withServer, type PutLoad, type Server } from "./processes.ts";
import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";

const OTHERS = fileURLToPath(new URL("engine-server.ts", import.meta.url));

/** Configurations that everybody asks for. */
const REPEATED = 500;
/** So many more that none comes again while a server may remember it. */
const DIFFERENT = 20_000;
/** Requests of one turn of one side, about a third of a second. */
const TURN = { different: 4_000, repeated: 10_000 };
/** Requests from one look at the memory to the next. */
const STEP = 20_000;

/** Whole rounds of a run, and short ones to see that it works. */
const EXTENT = {
  whole: { throughput: 48, requests: 1_000_000 },
  quick: { throughput: 12, requests: 240_000 },
};

/** Targets of GET, all of them answered with 200. */
interface Targets {
  different(count: number): string[];
  repeated(count: number): string[];
}

/** The built server under load, against the same engine behind plain node:http and behind Hono. */
export async function serverLoad(dist: string, extent: keyof typeof EXTENT): Promise<Target[]> {
  const engineFile = pathToFileURL(join(dist, "site/engine.js")).href;
  const engine = (await import(engineFile)) as Engine;
  const all = sampleHangars(engine, REPEATED + DIFFERENT).map(
    ({ parameters }) => `/v1/calc?${new URLSearchParams(parameters)}`,
  );
  const targets = { repeated: inTurn(all.slice(0, REPEATED)), different: inTurn(all.slice(REPEATED)) };
  const file = join(dist, "server.js");
  const rounds = EXTENT[extent];
  return withLoadGenerator(async (putLoad) => [
    ...(await withServer([...PROBED, file], (built) =>
      withServer([...PROBED, OTHERS, "plain", engineFile], (plain) =>
        withServer([...PROBED, OTHERS, "hono", engineFile], (hono) =>
          throughput({ built, plain, hono }, targets, putLoad, rounds.throughput),
        ),
      ),
    )),
    ...(await withServer([...PROBED, file], (server) => memoryGrowth(server, targets, putLoad, rounds.requests))),
  ]);
}

/** So many at a time, on from where the last ones ended. */
function inTurn<Item>(items: readonly Item[]): (count: number) => Item[] {
  let place = 0;
  return (count) => Array.from({ length: count }, () => items[place++ % items.length]!);
}

type Sides = Readonly<Record<"built" | "plain" | "hono", Server>>;

/**
 * Requests a second for configurations that differ, and the processor's time that one takes, also a repeated one, against
 * the others': a machine that is busy otherwise slows the sides down unequally, but their work stays the same. They take
 * turns; the first quarter of the rounds only warms up.
 */
async function throughput({ built, plain, hono }: Sides, targets: Targets, putLoad: PutLoad, rounds: number) {
  const sides = { built, plain, hono, repeated: built };
  const kinds = Object.keys(sides) as (keyof typeof sides)[];
  const work = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<keyof typeof sides, number[]>;
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Nobody always comes second.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const { url, processor } = sides[kind];
      const asked = kind === "repeated" ? targets.repeated(TURN.repeated) : targets.different(TURN.different);
      const before = await processor();
      const seconds = await putLoad({ url, targets: asked });
      const after = await processor();
      if (round < rounds / 4) continue;
      if (kind === "built") rates.push(asked.length / seconds);
      work[kind].push((after - before) / asked.length);
    }
  }
  return [
    { id: "httpDifferent", measured: median(rates), decimals: 0 },
    { id: "httpOfPlain", measured: medianRatio(work.built, work.plain), decimals: 2 },
    { id: "httpOfHono", measured: medianRatio(work.built, work.hono), decimals: 2 },
    { id: "httpRepeatedOfPlain", measured: medianRatio(work.repeated, work.plain), decimals: 2 },
  ] satisfies Target[];
}

/**
 * What the memory of a server grows by while it answers so many requests of all kinds, no two of them alike but the
 * repeated: whatever it kept of each, a few bytes of it would show.
 */
async function memoryGrowth({ url, memory }: Server, targets: Targets, putLoad: PutLoad, requests: number) {
  const samples = [];
  for (let count = 0; count < requests; count += STEP) {
    const asked = targets.different(STEP).map((target, step) => {
      const at = count + step;
      // A tenth is refused; a campaign's mark changes nothing but the address.
      if (at % 10 === 0) return at % 20 === 0 ? `/v1/calculation/${at}` : `${target}&colour=${at}`;
      return at % 10 <= 3 ? targets.repeated(1)[0]! : `${target}&utm_term=${at}`;
    });
    await putLoad({ url, targets: asked, statuses: [200, 400, 404] });
    samples.push(await memory());
  }
  const resident = samples.map((sample) => sample.resident);
  const held = samples.map((sample) => sample.held);
  return [
    { id: "httpResident", measured: Math.max(...resident) / 2 ** 20, decimals: 0 },
    { id: "httpResidentGrowth", measured: growth(resident), decimals: 1, bound: { atMost: 5 } },
    { id: "httpHeldGrowth", measured: growth(held), decimals: 1, bound: { atMost: 5 } },
  ] satisfies Target[];
}

/** From the median of the middle third to that of the last, in percent. */
function growth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  const before = median(samples.slice(-2 * third, -third));
  return 100 * (median(samples.slice(-third)) / before - 1);
}
