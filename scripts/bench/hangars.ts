import fc from "fast-check";
import { queryOf, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import type { Engine } from "../../src/engine/create-engine.ts";
import type { Hangar } from "../../src/engine/geometry/hangar.ts";
import { parameterTable } from "../../src/engine/request/parameters.ts";
import { requestReader } from "../../src/engine/request/request.ts";

/** One hangar to measure with, and a request for it: the parameters of its own link. */
export interface Sample {
  hangar: Hangar;
  parameters: Query;
}

/** As many different valid hangars, the same in every run. */
export function sampleHangars(engine: Engine, count: number): Sample[] {
  const { answer, validQuery } = requestsTo(engine);
  const read = requestReader(engine.priceList, parameterTable(engine.priceList));
  const samples = new Map<string, Sample>();
  // Twice as many as needed: some come to the same hangar.
  for (const query of fc.sample(fc.noBias(validQuery), { numRuns: 2 * count, seed: 1 })) {
    const { calculation_id, calculator_link } = answer(query);
    const request = read(query);
    if ("problems" in request || samples.has(calculation_id)) continue;
    samples.set(calculation_id, { hangar: request.hangar, parameters: queryOf(calculator_link) });
    if (samples.size === count) return [...samples.values()];
  }
  throw new Error(`only ${samples.size} different hangars of ${count}`);
}
