import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, documents, post } from "../../../tests/support/api.ts";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { strangers } from "../../../tests/support/strangers.ts";
import { answerText } from "../../mcp/tools/tool-text.ts";
import { DOCS_TEXTS } from "../by-language.ts";

const { query, validQuery } = requestsTo(engine);
const line = (asked: object) => String(new URLSearchParams({ ...asked, lang: "en" }));

/** A JSON answer, and what a tool says with it. */
async function said(response: Response): Promise<string> {
  const text = await response.text();
  return `${text}\n${answerText(JSON.parse(text) as Parameters<typeof answerText>[0], "en")}`;
}

const wrong = fc.constantFrom(
  {},
  { width: "999" },
  { gats: "1" },
  { panels: "x" },
  { fields: "nothing" },
  { length: "" },
);

describe("an answer in English has no Cyrillic but names of the manufacturer and values of the contract", () => {
  test("of a calculation, by HTTP and by a tool, explained or refused", async () => {
    const explain = fc.constantFrom("0", "1");
    await fc.assert(
      fc.asyncProperty(query, wrong, explain, async (asked, more, explained) => {
        const response = await ask(`/v1/calc?${line({ ...asked, ...more, explain: explained })}`);
        expect(strangers(await said(response))).toBe("");
      }),
      { numRuns: runs(400) },
    );
  });

  test("of a search", async () => {
    const budget = fc.constantFrom("1", "900000", "3000000", "9000000", "x");
    const filters = fc.constantFrom(
      {},
      { truss: "demountable", width_max: "12" },
      { attached: "1", sort: "price" },
      { width_min: "13", width_max: "13.5" },
      { width_min: "20", width_max: "10" },
      { area_min: "1", area_max: "2" },
      { height_min: "9", width_max: "9", limit: "0" },
    );
    await fc.assert(
      fc.asyncProperty(budget, filters, async (sum, more) => {
        const response = await ask(`/v1/search?${line({ budget: sum, ...more })}`);
        expect(strangers(await said(response))).toBe("");
      }),
      { numRuns: runs(200) },
    );
  });

  test("of a batch and of the same as a table", async () => {
    await fc.assert(
      fc.asyncProperty(validQuery, wrong, async (asked, more) => {
        const items = JSON.stringify({ items: [asked, { ...asked, ...more }], lang: "en" });
        for (const path of ["/v1/calc/batch", "/v1/calc/batch.csv"]) {
          expect(strangers(await (await post(items, path)).text())).toBe("");
        }
        expect(strangers(await (await ask(`/v1/calc.csv?${line(asked)}`)).text())).toBe("");
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    "/v1/calc/id/ANG-12345678-ABCDE?lang=en",
    "/v1/calc.docx?lang=en",
    "/v1/understand?lang=en",
    "/v1/search?lang=en",
    "/nothing?lang=en",
  ])("of %s", async (path) => {
    expect(strangers(await (await ask(path)).text())).toBe("");
  });

  test.each(["", "[]", "{", "1", '{"items":[]}', '{"items":{}}'])("of a body that cannot be read: %s", async (body) => {
    for (const path of ["/v1/calc?lang=en", "/v1/calc/batch?lang=en"]) {
      expect(strangers(await (await post(body, path)).text())).toBe("");
    }
  });

  test("of the tables of the documentation", () => {
    // What a phone's extension begins with is Russian, whoever reads of it.
    expect(strangers(JSON.stringify(DOCS_TEXTS.en).replace("« доб. …»", ""))).toBe("");
  });

  test("of the list of what can be asked for", () => {
    const { body } = documents["/options.json?lang=en"]!;
    expect(strangers(String(body))).toBe("");
  });
});
