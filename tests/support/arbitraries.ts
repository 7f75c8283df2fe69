import fc from "fast-check";
import type { CalcResponse } from "../../src/engine/response.ts";
import { engine, priceList } from "./example-engine.ts";

export type Query = Record<string, string>;

const flag = fc.constantFrom("0", "1");

/** Options of the contract in any combination, also such as have no effect; gates few enough to fit often. */
const options = fc.record(
  {
    truss: fc.constantFrom("solid", "demountable"),
    gates: fc.integer({ min: 0, max: 8 }).map(String),
    gates_pos: fc.constantFrom("0", "1", "2"),
    rails: fc.constantFrom("none", "h500", "h1610"),
    doors: fc.integer({ min: 0, max: priceList.limits.doors }).map(String),
    windows: fc.integer({ min: 0, max: 20 }).map(String),
    welded: flag,
    wall_progony: flag,
    anchors: flag,
    piles: flag,
    montazh: flag,
    panels: flag,
    filler: fc.constantFrom("minvata", "penoplast"),
    panels_high_wall: flag,
    panels_montazh: flag,
    dekor_roof: flag,
    dekor_wall: flag,
  },
  { requiredKeys: [] },
);

const sizes = fc.constantFrom(...Object.keys(priceList.roofs)).chain((roof) => {
  const { widths, heights } = priceList.roofs[roof]!;
  return fc.record({
    roof: fc.constant(roof),
    width: fc.constantFrom(...Object.keys(widths)),
    length: fc.integer({ min: 500, max: 20_000 }).map((cm) => String(cm / 100)),
    height: fc.constantFrom(...heights).map(String),
  });
});

/** Requests for standard sizes; some ask for more openings than fit. */
export const query: fc.Arbitrary<Query> = fc.tuple(sizes, options).map(([size, chosen]) => ({ ...size, ...chosen }));

/** Requests that are answered with 200. */
export const validQuery = query.filter((asked) => engine.calculate(asked).status === 200);

/** The answer to a request that is known to be valid. */
export function answer(asked: Readonly<Record<string, unknown>>): CalcResponse {
  const { status, body } = engine.calculate(asked);
  if (status !== 200) throw new Error(`not valid: ${JSON.stringify(body.error)}`);
  return body;
}

/** Parameters of a link, as a request. */
export function queryOf(url: string): Query {
  return Object.fromEntries(new URL(url).searchParams);
}
