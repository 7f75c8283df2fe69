import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { engine } from "../../support/built-product.ts";

/* What the requests are made of: today's engine over the prices of this command, and data of the tests. */

export { engine };
export const { priceList } = engine;
export const OLDER = engine.versions[1]!;
export const ROOFS = Object.keys(priceList.roofs);

/** The same every time, so that a difference can be looked at. */
const SEED = 20_261_127;

export const sampled = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(arbitrary, { numRuns, seed: SEED });

/** Every YAML file of a folder of the repository. */
export function yamlOf<Content>(folder: string): Content[] {
  const url = new URL(`../../../${folder}/`, import.meta.url);
  return readdirSync(url).map((file) => parse(readFileSync(new URL(file, url), "utf8")) as Content);
}

/** So many of them, evenly from the whole. */
export const spread = <Value>(all: readonly Value[], count: number): Value[] =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));
