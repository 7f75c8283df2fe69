import type { Engine } from "../../../src/engine/create-engine.ts";
import { sampleHangars } from "../hangars.ts";

/** Configurations that are asked for one after the other, so many that none comes again while a server may remember it. */
const DIFFERENT = 20_000;
/** Configurations that everybody asks for. */
const REPEATED = 500;

/** Request targets of GET; all of them are answered with 200. */
export interface Targets {
  different: readonly string[];
  repeated: readonly string[];
}

/** Targets of different hangars, the same in every run. */
export function chooseTargets(engine: Engine, different = DIFFERENT, repeated = REPEATED): Targets {
  const targets = sampleHangars(engine, different + repeated).map(
    ({ parameters }) => `/v1/calc?${new URLSearchParams(parameters)}`,
  );
  return { different: targets.slice(repeated), repeated: targets.slice(0, repeated) };
}

/** So many targets from a place on, and on from the first after the last. */
export function fromPlace(targets: readonly string[], place: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => targets[(place + at) % targets.length]!);
}

/**
 * Requests of all kinds from a place on, six in ten for different configurations, three repeated and one refused. No
 * number of them has the same target twice, the repeated aside: they carry a campaign's mark, which changes nothing.
 */
export function mixed({ different, repeated }: Targets, place: number, count: number): string[] {
  return Array.from({ length: count }, (_, step) => {
    const at = place + step;
    const kind = at % 10;
    if (kind === 0) return at % 20 === 0 ? `/v1/calculation/${at}` : `${different[at % different.length]}&colour=${at}`;
    if (kind <= 3) return repeated[at % repeated.length]!;
    return `${different[at % different.length]}&utm_term=${at}`;
  });
}
