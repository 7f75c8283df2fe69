import fc from "fast-check";
import type { Engine } from "../../src/engine/create-engine.ts";
import type { CalcResponse } from "../../src/engine/response.ts";

export type Query = Record<string, string>;

const flag = fc.constantFrom("0", "1");

/** Options of the contract in any combination, also such as have no effect; gates few enough to fit often. */
const optionsOf = ({ limits }: Engine["priceList"]) =>
  fc.record(
    {
      truss: fc.constantFrom("solid", "demountable"),
      gates: fc.integer({ min: 0, max: Math.min(8, limits.gates) }).map(String),
      gates_pos: fc.constantFrom("0", "1", "2"),
      rails: fc.constantFrom("none", "h500", "h1610"),
      doors: fc.integer({ min: 0, max: limits.doors }).map(String),
      windows: fc.integer({ min: 0, max: Math.min(20, limits.windows) }).map(String),
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

const sizesOf = ({ roofs, length }: Engine["priceList"]) =>
  fc.constantFrom(...Object.entries(roofs)).chain(([roof, { widths, heights }]) =>
    fc.record({
      roof: fc.constant(roof),
      width: fc.constantFrom(...Object.keys(widths)),
      length: fc.integer({ min: length.min_m * 100, max: length.max_m * 100 }).map((cm) => String(cm / 100)),
      height: fc.constantFrom(...heights).map(String),
    }),
  );

/** Random requests to an engine. */
export function requestsTo(engine: Engine) {
  /** Standard sizes with any options; some ask for more openings than fit. */
  const query: fc.Arbitrary<Query> = fc
    .tuple(sizesOf(engine.priceList), optionsOf(engine.priceList))
    .map(([sizes, options]) => ({ ...sizes, ...options }));

  /** Requests that are answered with 200. */
  const validQuery = query.filter((asked) => engine.calculate(asked).status === 200);

  /** The answer to a request that is known to be valid. */
  function answer(asked: Readonly<Record<string, unknown>>): CalcResponse {
    const { status, body } = engine.calculate(asked);
    if (status !== 200) throw new Error(`not valid: ${JSON.stringify(body.error)}`);
    return body;
  }

  return { query, validQuery, answer };
}

/** Parameters of a link, as a request. */
export function queryOf(url: string): Query {
  return Object.fromEntries(new URL(url).searchParams);
}
