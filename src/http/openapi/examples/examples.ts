import type { Engine } from "../../../engine/create-engine.ts";
import type { CalcResponse } from "../../../engine/response.ts";
import { exampleSearch } from "../../../search/example-search.ts";
import { search } from "../../../search/search.ts";
import { exampleAnswer, exampleCalls } from "../../../documents/examples/example-calls.ts";
import { picked } from "../../../services/asked/fields.ts";
import { EXAMPLE_FIELDS } from "../../../documents/parameters/fields-value.ts";
import { byId, byJson, byPath, byQuery, get, type ExampleParameters, type ExampleRequest } from "./example-requests.ts";
import { roofSizes, type RoofSizes } from "../../../documents/examples/roof-sizes.ts";

/** An answer that the service really gives, and each of the requests that it gives it to. */
export interface Example {
  summary: string;
  value: unknown;
  "x-requests"?: ExampleRequest[];
}

export type Examples = Record<string, Example>;

/** Of an answer with `fields`. */
export const NAMED_ALONE = "Those of the fields that were asked for, and no others";

/** The example in English is short: what else it has are the same numbers. */
export const IN_ENGLISH = "With lang=en: texts in English";

/** Calculations: with defaults, with options, with a rounded size, explained and in English. */
export function calculationExamples(engine: Engine, english: Engine): Examples {
  const { request, query, pathWithHyphens, pathWithCommas, body } = exampleCalls(engine.priceList);
  const { roof, width, length, height } = request;
  const bare = { roof, width, length, height };
  const sizes = roofSizes(engine.priceList).at(-1) as RoofSizes;
  const nearly = {
    roof: sizes.roof,
    width: Number(sizes.widths[0]),
    length: 10 * sizes.baySpacing,
    height: sizes.defaultHeight * 1000 + 50,
  };
  const fields = EXAMPLE_FIELDS.calculation;
  const { calculation_id } = (engine.calculate(bare) as { body: CalcResponse }).body;
  const spoken = ["result.total_with_vat", "summary_for_ai", "calculation_id"];
  const explained = { roof, width, length, explain: true };
  const result = (summary: string, parameters: ExampleParameters, requests: ExampleRequest[]): Example => ({
    summary,
    value: engine.calculate(parameters).body,
    "x-requests": requests,
  });
  return {
    frame: result("Only the frame: every option at its default", bare, [
      byQuery({ roof, width, length }),
      byPath(bare),
      byJson(bare),
    ]),
    complete: result("Frame with a vehicle door opening, erection and sandwich panels", request, [
      get(query),
      get(pathWithHyphens),
      get(pathWithCommas),
      { ...byJson(request), body },
      byId(exampleAnswer(engine).calculation_id),
    ]),
    rounded: result("A size was rounded: see normalization_notes", nearly, [byQuery(nearly), byPath(nearly)]),
    explained: result("With explain: every position has its explanation", explained, [
      byQuery(explained),
      byJson(explained),
    ]),
    part: {
      summary: NAMED_ALONE,
      value: picked("calculation", engine.calculate(bare).body, fields),
      "x-requests": [
        byQuery({ roof, width, length, fields: fields.join(",") }, "/v1/calc.json"),
        get(`/v1/calc/id/${calculation_id}.json?fields=${fields.join(",")}`),
      ],
    },
    english_part: {
      summary: IN_ENGLISH,
      value: picked("calculation", english.calculate(bare).body, spoken),
      "x-requests": [byQuery({ roof, width, length, lang: "en", fields: spoken.join(",") }, "/v1/calc.json")],
    },
  };
}

/** Searches: one that finds something, one that does not, and a part of the first. */
export function searchExamples(engine: Engine): Examples {
  const result = (summary: string, url: string): Example => ({
    summary,
    value: search(engine, new URL(url, engine.baseUrl).searchParams).body,
    "x-requests": [get(url)],
  });
  const url = exampleSearch(exampleAnswer(engine));
  const found = result("The largest hangars for the money", url);
  const fields = EXAMPLE_FIELDS.search;
  return {
    found,
    overBudget: result("Nothing fits: see over_budget", "/v1/search?budget=1"),
    part: {
      summary: NAMED_ALONE,
      value: picked("search", found.value as object, fields),
      "x-requests": [get(`${url.replace("?", ".json?")}&fields=${fields.join(",")}`)],
    },
  };
}
