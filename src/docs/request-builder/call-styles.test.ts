import * as engine from "hangar-engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createHandler } from "../../http/routes/handler.ts";
import { callStyles } from "./call-styles.ts";
import { defaultHangar } from "../../calculator/form/default-hangar.ts";
import { formParameters, OPTION_DEFAULTS, type FormState } from "../../calculator/form/form-state.ts";
import { requestsTo } from "../../../tests/support/arbitraries.ts";

const handler = createHandler({ engine, documents: {} });
const ask = async (path: string, init?: RequestInit) =>
  (await handler(new Request(engine.baseUrl + path, init))).text();

/** The form as a person fills it: with a decimal comma. */
const form = requestsTo(engine).validQuery.map(({ width = "", length = "", height = "", ...others }): FormState => ({
  ...defaultHangar(engine.priceList),
  ...OPTION_DEFAULTS,
  ...others,
  width: width.replace(".", ","),
  length: length.replace(".", ","),
  height: height.replace(".", ","),
}));

test("every style asks for the hangar of the form", async () => {
  await fc.assert(
    fc.asyncProperty(form, async (filled) => {
      const { query, pathWithHyphens, pathWithPairs, json, curl, curlPost } = callStyles(filled);
      const expected = JSON.stringify(engine.calculate(formParameters(filled)).body);
      for (const path of [query, pathWithHyphens, pathWithPairs]) expect(await ask(path)).toBe(expected);
      const headers = { "content-type": "application/json" };
      expect(await ask("/v1/calc", { method: "POST", headers, body: json })).toBe(expected);
      expect(curl).toBe(`curl '${engine.baseUrl}${query}'`);
      expect(curlPost).toContain(`-d '${json}'`);
    }),
  );
});

test("a language besides the first is in every style", () => {
  const { query, pathWithHyphens, pathWithPairs, json } = callStyles(defaultHangar(engine.priceList), "en");
  const ends = [query, pathWithHyphens, pathWithPairs, json].map((call) => /lang\W+en\W*$/.test(call));
  expect(ends).toEqual([true, true, true, true]);
});

test("an option at its default is left out", () => {
  const { json } = callStyles({ ...defaultHangar(engine.priceList), gates: "0" });
  expect(Object.keys(JSON.parse(json))).toEqual(["roof", "width", "length", "height"]);
});

test("what was typed wrongly stands in the call, and its answer says so", async () => {
  const { query, json, curlPost } = callStyles({ ...defaultHangar(engine.priceList), gates: "it's 2" });
  expect(JSON.parse(await ask(query)).error.code).toBe("invalid_parameter");
  expect(JSON.parse(json).gates).toBe("it's 2");
  expect(curlPost).toContain(String.raw`it'\''s 2`);
});
