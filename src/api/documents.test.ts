import { expect, test } from "vitest";
import { documents } from "../../tests/support/api.ts";
import { engine, priceList } from "../../tests/support/example-engine.ts";

test("are the three of the contract", () => {
  expect(Object.keys(documents)).toEqual([
    "/openapi.json",
    "/prices.json",
    "/llms.txt",
    "/.well-known/api-catalog",
    "/.well-known/ai-catalog.json",
    "/.well-known/ard.json",
  ]);
});

test("prices.json is the price list itself, of the version that answers carry", () => {
  expect(JSON.parse(documents["/prices.json"]!.body)).toEqual(priceList);
  expect(engine.priceList).toEqual(priceList);
});
