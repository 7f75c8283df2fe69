import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOfItsLinks, requestsTo, type Query } from "../support/arbitraries.ts";
import { ask, engine, post } from "../support/built-product.ts";
import type { CalcResponse } from "../../src/engine/response.ts";
import { runs } from "../support/runs.ts";

const { query, validQuery } = requestsTo(engine);
const metres = (text: string) => String(Number(text) >= 1000 ? Number(text) / 1000 : Number(text));

/** The same request as a path; options in the given style. */
function path({ roof, width, length, height, ...options }: Query, style: "hyphens" | "commas" | "mixed"): string {
  const pairs = Object.entries(options);
  const written = {
    hyphens: () => pairs.flat().join("-"),
    commas: () => pairs.map((pair) => pair.join("=")).join(","),
    mixed: () => pairs.map((pair, at) => pair.join(at % 2 === 0 ? "-" : "=")).join(","),
  }[style]();
  const sizes = [roof, metres(width!), length, metres(height!)].join("/");
  return `/v1/calc/${sizes}${pairs.length > 0 ? `/${written}` : ""}`;
}

const inJson = (asked: Query) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(asked).map(([name, text]) => [name, /^[\d.]+$/.test(text) ? Number(text) : text]),
    ),
  );

async function bodies(asked: Query): Promise<Record<string, { status: number; text: string }>> {
  const responses = {
    "query string": ask(`/v1/calc?${new URLSearchParams(asked)}`),
    "JSON body": post(inJson(asked)),
    hyphens: ask(path(asked, "hyphens")),
    commas: ask(path(asked, "commas")),
    mixed: ask(path(asked, "mixed")),
  };
  const entries = Object.entries(responses).map(async ([style, response]) => {
    const { status } = await response;
    return [style, { status, text: await (await response).text() }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe("the same request in every call style", () => {
  test("has the same answer, byte for byte, and so does the engine in the page", () =>
    fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { status, body } = engine.calculate(asked);
        const expected = { status, text: JSON.stringify(body) };
        for (const [style, answered] of Object.entries(await bodies(asked))) {
          expect(answered, style).toEqual(expected);
        }
      }),
      { numRuns: runs(400) },
    ));

  test("and so has its id", () =>
    fc.assert(
      fc.asyncProperty(validQuery, async (asked) => {
        const text = await (await ask(`/v1/calc?${new URLSearchParams(asked)}`)).text();
        const body = JSON.parse(text) as CalcResponse;
        const id = body.calculation_id;
        const expected = JSON.stringify(asOfItsLinks(body));
        expect(await (await ask(`/v1/calc/id/${id}`)).text()).toBe(expected);
        expect(JSON.stringify(engine.fromCalculationId(id).body)).toBe(expected);
      }),
      { numRuns: runs(400) },
    ));

  test("with an explanation, which changes nothing but adds to each position", () =>
    fc.assert(
      fc.asyncProperty(validQuery, async (asked) => {
        const explained = JSON.stringify(engine.calculate({ ...asked, explain: "1" }).body);
        for (const { text } of Object.values(await bodies({ ...asked, explain: "1" }))) expect(text).toBe(explained);
        const body = JSON.parse(explained) as CalcResponse;
        const plain = JSON.stringify(body, (name, value: unknown) => (name === "explanation" ? undefined : value));
        expect(plain).toBe(JSON.stringify(engine.calculate(asked).body));
        const byId = await (await ask(`/v1/calc/id/${body.calculation_id}?explain=1`)).text();
        expect(byId).toBe(JSON.stringify(asOfItsLinks(body)));
      }),
      { numRuns: runs(200) },
    ));

  test("Russian values travel in every style", async () => {
    const asked = { roof: "dvuhskat", width: "15", length: "30", height: "4.35" };
    const options = { truss: "Сборный", gates: "1", rails: "Н 1610", panels: "да", filler: "Пенопласт" };
    const expected = JSON.stringify(engine.calculate({ ...asked, ...options }).body);
    expect(JSON.parse(expected)).toMatchObject({ request: { truss: "Сборный", rails: "Н 1610", filler: "Пенопласт" } });
    for (const { status, text } of Object.values(await bodies({ ...asked, ...options }))) {
      expect(status).toBe(200);
      expect(text).toBe(expected);
    }
  });
});
