import fc from "fast-check";
import type { Engine } from "../../src/engine/create-engine.ts";
import { OPTION_ROWS } from "../../src/options/options.ts";
import type { CalcResponse } from "../../src/engine/response.ts";

export type Query = Record<string, string>;

/** Options of the contract in any combination, also such as have no effect; openings few enough to fit often. */
const optionsOf = ({ limits }: Engine["priceList"]) => {
  const most = { gates: Math.min(8, limits.gates), doors: limits.doors, windows: Math.min(20, limits.windows) };
  const texts = OPTION_ROWS.map(({ name, row }): [string, fc.Arbitrary<string>] => {
    if (row.kind === "flag") return [name, fc.constantFrom("0", "1")];
    if (row.kind === "count") return [name, fc.integer({ min: 0, max: most[name as keyof typeof most] }).map(String)];
    return [name, fc.constantFrom(...(row.kind === "digit" ? row.values.map(String) : Object.keys(row.values)))];
  });
  return fc.record<Query>(Object.fromEntries(texts), { requiredKeys: [] });
};

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

/** The answer as its own links open it: they hold what was calculated and not how else it was asked. */
export function asOfItsLinks({ normalization_notes: notes = [], ...body }: CalcResponse): CalcResponse {
  const unmet = body.warnings.filter((warning) => warning.includes(" не учт"));
  const told = [...notes, ...unmet];
  const without = (text: string, part: (sentence: string) => string) =>
    told.reduce((rest, sentence) => rest.replace(part(sentence), ""), text);
  return {
    ...body,
    warnings: body.warnings.filter((warning) => !unmet.includes(warning)),
    notices: body.notices.filter(({ code }) => code !== "no_effect" && code !== "size_rounded"),
    summary_for_ai: without(body.summary_for_ai, (said) => `; ${said.charAt(0).toLowerCase()}${said.slice(1, -1)}`),
    next_step: { ...body.next_step, quote_prompt: without(body.next_step.quote_prompt, (said) => ` ${said}`) },
  };
}
