import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { runs } from "../../tests/support/runs.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "./create-engine.ts";
import type { CalcResponse, ErrorBody } from "./response.ts";
import { english } from "../messages/en/answers.ts";

const { query, validQuery, answer } = requestsTo(engine);
const { baseUrl } = engine;
const speaking = createEngine({ priceList, manufacturer, baseUrl, language: english });

function inEnglish(asked: Query): CalcResponse {
  const { status, body } = speaking.calculate({ ...asked, lang: "en" });
  if (status !== 200) throw new Error(body.error.details.join("; "));
  return body;
}

/** Every number, code and id, by its place; `request.gates_pos` is words in both. */
function facts(value: unknown, path = ""): [path: string, value: unknown][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => facts(inner, `${path}.${name}`));
  }
  const isFact = typeof value !== "string" || /\.(num|code|status|calculation_id|roof|parameter|lack)$/.test(path);
  return isFact && path !== ".configuration.lang" ? [[path, value]] : [];
}

/** Numbers of a sentence by what stands between thousands and before decimals there. */
const numbersIn = (text: string, thousands: string, decimals: string): string[] =>
  (
    text
      .replaceAll(/(\d)[\u00a0,](?=\d{3}(?!\d))/g, (all, digit: string) => (all.endsWith(thousands) ? digit : all))
      .match(/\d[\d,.]*\d|\d/g) ?? []
  )
    .map((number) => number.replace(decimals, "."))
    .sort();

describe("an answer in English, for any valid request", () => {
  test("has the numbers, codes and ids of the Russian one", () => {
    fc.assert(
      fc.property(validQuery, fc.constantFrom("0", "1"), (asked, explain) => {
        const english = inEnglish({ ...asked, explain });
        const russian = answer({ ...asked, explain });
        expect(facts(english)).toEqual(facts(russian));
        expect(english.warnings).toHaveLength(russian.warnings.length);
        expect(english.notices).toEqual(russian.notices);
      }),
      { numRuns: runs(1500) },
    );
  });

  test("says the same numbers in its explanations and notes", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const [one, other] = [inEnglish({ ...asked, explain: "1" }), answer({ ...asked, explain: "1" })];
        const told = ({ result, normalization_notes = [] }: CalcResponse, thousands: string, decimals: string) =>
          [
            ...[...result.materials, ...result.works].flatMap((line) =>
              line.group ? [] : [...line.explanation!.qty, ...line.explanation!.price],
            ),
            ...normalization_notes,
          ].map((text) => numbersIn(text, thousands, decimals));
        expect(told(one, ",", ".")).toEqual(told(other, "\u00a0", ","));
      }),
      { numRuns: runs(500) },
    );
  });

  test("leads to answers and documentation in English", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { alternatives, docs, configuration } = inEnglish(asked);
        for (const { url } of alternatives) expect(new URL(url).searchParams.get("lang")).toBe("en");
        expect(docs).toEqual({
          llms_txt: `${baseUrl}/en/llms.txt`,
          openapi: `${baseUrl}/openapi.json`,
          human_page: `${baseUrl}/en/docs/`,
          how_to_call: `${baseUrl}/en/docs/how-to-call/`,
        });
        expect(configuration.lang).toBe("en");
      }),
      { numRuns: runs(50) },
    );
  });
});

test("an error in English has the problems of the Russian one", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const [one, other] = [speaking.calculate(asked), engine.calculate(asked)];
      expect(one.status).toBe(other.status);
      if (one.status === 200) return;
      const body: ErrorBody = one.body;
      expect(body.error.code).toBe((other.body as ErrorBody).error.code);
      expect(body.error.problems).toEqual((other.body as ErrorBody).error.problems);
      expect(body.error.details).toHaveLength((other.body as ErrorBody).error.details.length);
      expect(body.try?.map(({ url }) => url)).toEqual(
        (other.body as ErrorBody).try?.map(({ url }) => `${url}&lang=en`),
      );
    }),
    { numRuns: runs(500) },
  );
});

describe("configuration", () => {
  test.each([
    ["ru", engine],
    ["en", speaking],
  ] as const)("sent back gives the same answer: %s", (_, one) => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { body } = one.calculate(asked);
        if ("error" in body) throw new Error(body.error.details.join("; "));
        const again = one.calculate(body.configuration).body as CalcResponse;
        const { normalization_notes: _rounded, ...same } = body;
        const settled = same.notices.filter(({ code }) => code !== "size_rounded" && code !== "no_effect");
        expect(again.notices).toEqual(settled);
        expect(again.configuration).toEqual(body.configuration);
        expect(again.result).toEqual(body.result);
        if (settled.length === same.notices.length) expect(again).toEqual(same);
      }),
      { numRuns: runs(500) },
    );
  });
});
