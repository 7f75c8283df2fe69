import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Engine } from "../../../src/engine/create-engine.ts";
import { sampleHangars } from "../hangars.ts";
import { PROBED, withLoadGenerator, withServer, type PutLoad, type Server } from "./processes.ts";
import type { Target } from "../target.ts";
import { median, medianRatio } from "../turns.ts";

const RAW = fileURLToPath(new URL("raw-server.ts", import.meta.url));

/** Configurations that everybody asks for. */
const REPEATED = 500;
/** So many more that none comes again while a server may remember it. */
const DIFFERENT = 20_000;
/** Requests of one turn of one side, about a third of a second. */
const TURN = { different: 4_000, repeated: 10_000 };
/** Requests from one look at the memory to the next. */
const STEP = 20_000;
/** Answers that are looked at for one of the typical length. */
const LOOKED_AT = 300;

/** Whole rounds of a run, and short ones to see that it works. */
const EXTENT = {
  whole: { throughput: 48, latency: 80, requests: 1_000_000 },
  quick: { throughput: 12, latency: 12, requests: 240_000 },
};

/** Targets of GET, all of them answered with 200. */
interface Targets {
  different(count: number): string[];
  repeated(count: number): string[];
}

/** The built server under load, against plain node:http that gives a ready answer. */
export async function serverLoad(dist: string, extent: keyof typeof EXTENT): Promise<Target[]> {
  const engine = (await import(pathToFileURL(join(dist, "site/engine.js")).href)) as Engine;
  const all = sampleHangars(engine, REPEATED + DIFFERENT).map(
    ({ parameters }) => `/v1/calc?${new URLSearchParams(parameters)}`,
  );
  const targets = { repeated: inTurn(all.slice(0, REPEATED)), different: inTurn(all.slice(REPEATED)) };
  const file = join(dist, "server.js");
  const rounds = EXTENT[extent];
  return withLoadGenerator(async (putLoad) => [
    ...(await withServer([...PROBED, file], async (built) => {
      const answer = await typicalAnswer(built.url, targets.different(LOOKED_AT));
      return withServer([...PROBED, RAW, JSON.stringify(answer)], async (raw) => {
        const rates = await throughput({ raw, built }, targets, answer.headers["etag"]!, putLoad, rounds.throughput);
        const top = rates.find(({ id }) => id === "httpDifferent")!.measured;
        return [...rates, ...(await latency({ raw, built }, targets, putLoad, rounds.latency, top / 2))];
      });
    })),
    ...(await withServer([...PROBED, file], (server) => memoryGrowth(server, targets, putLoad, rounds.requests))),
  ]);
}

/** So many at a time, on from where the last ones ended. */
function inTurn<Item>(items: readonly Item[]): (count: number) => Item[] {
  let place = 0;
  return (count) => Array.from({ length: count }, () => items[place++ % items.length]!);
}

/** What Node adds to every answer of its own accord. */
const OF_NODE = ["connection", "date", "keep-alive"];

/** What plain node:http answers with. */
export interface TypicalAnswer {
  headers: Record<string, string>;
  bytes: number;
}

/** The answer whose length is the median. */
async function typicalAnswer(url: string, targets: readonly string[]): Promise<TypicalAnswer> {
  const answers: TypicalAnswer[] = [];
  for (const target of targets) {
    const response = await fetch(url + target, { headers: { "accept-encoding": "identity" } });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_NODE.includes(name)));
    answers.push({ headers, bytes: (await response.bytes()).length });
  }
  return answers.sort((a, b) => a.bytes - b.bytes)[answers.length >> 1]!;
}

type Sides = Readonly<Record<"raw" | "built", Server>>;

/**
 * Requests a second for configurations that differ and for repeated ones, against plain node:http, and the processor's
 * time that a request takes, also one whose answer the client holds under `tag`: a machine that is busy otherwise slows
 * the sides down unequally, but their work stays the same, so the bounds are on it. They take turns; the first quarter of the rounds only warms up.
 */
async function throughput({ raw, built }: Sides, targets: Targets, tag: string, putLoad: PutLoad, rounds: number) {
  const kinds = ["raw", "different", "repeated", "held"] as const;
  const none = () => ({
    raw: [] as number[],
    different: [] as number[],
    repeated: [] as number[],
    held: [] as number[],
  });
  const [rates, work] = [none(), none()];
  for (let round = 0; round < rounds; round++) {
    // Nobody always comes second.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const { url, processor } = kind === "raw" ? raw : built;
      const asked = kind === "different" ? targets.different(TURN.different) : targets.repeated(TURN.repeated);
      const load = { url, targets: asked, ...(kind === "held" && { held: tag, statuses: [304] }) };
      const before = await processor();
      const { seconds } = await putLoad(load);
      const after = await processor();
      if (round < rounds / 4) continue;
      rates[kind].push(asked.length / seconds);
      work[kind].push((after - before) / asked.length);
    }
  }
  const share = (kind: "different" | "repeated") => 100 * medianRatio(rates[kind], rates.raw);
  const timesWork = (kind: "different" | "repeated" | "held") => medianRatio(work[kind], work.raw);
  return [
    { id: "httpDifferent", measured: median(rates.different), decimals: 0 },
    { id: "httpDifferentShare", measured: share("different"), decimals: 1 },
    { id: "httpDifferentWork", measured: timesWork("different"), decimals: 2, bound: { atMost: 4 } },
    { id: "httpRepeated", measured: median(rates.repeated), decimals: 0 },
    { id: "httpRepeatedShare", measured: share("repeated"), decimals: 1 },
    { id: "httpRepeatedWork", measured: timesWork("repeated"), decimals: 2, bound: { atMost: 1.6 } },
    { id: "httpHeldWork", measured: timesWork("held"), decimals: 2, bound: { atMost: 1.1 } },
  ] satisfies Target[];
}

/** How long an answer takes at this rate, requests a second, against plain node:http at the same; see `throughput`. */
async function latency({ raw, built }: Sides, targets: Targets, putLoad: PutLoad, rounds: number, rate: number) {
  const times = { raw: [] as number[], built: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const asked = targets.different(Math.ceil(rate / 5));
    for (const [name, { url }] of [["raw", raw] as const, ["built", built] as const]) {
      const { p99_ms } = await putLoad({ url, targets: asked, rate });
      if (round >= rounds / 4) times[name].push(p99_ms);
    }
  }
  return [
    { id: "httpLatency99", measured: median(times.built), decimals: 2 },
    { id: "httpTimesLatency", measured: medianRatio(times.built, times.raw), decimals: 2, bound: { atMost: 3 } },
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
