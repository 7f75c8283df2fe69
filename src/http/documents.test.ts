import { expect, test } from "vitest";
import { documents } from "../../tests/support/api.ts";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import { english } from "../messages/en/answers.ts";
import { publishedList } from "../documents/published-list.ts";

test("are those of the contract, the list of options, the tools and what agents look for", () => {
  expect(new Set(Object.keys(documents))).toEqual(
    new Set([
      "/openapi.json",
      "/prices.json",
      "/prices.csv",
      "/prices/index.json",
      `/prices/${priceList.meta.version}.json`,
      "/prices/feed.xml",
      "/en/prices/feed.xml",
      "/options.json",
      "/options.json?lang=en",
      "/tools/openai.json",
      "/tools/anthropic.json",
      "/llms.txt",
      "/en/llms.txt",
      "/mcp/server-card",
      "/.well-known/api-catalog",
      "/.well-known/ai-catalog.json",
      "/.well-known/agent-skills/index.json",
      "/.well-known/agent-skills/steel-hangar-price/SKILL.md",
    ]),
  );
});

test("prices.json is the price list itself, of the version that answers carry", () => {
  expect(JSON.parse(documents["/prices.json"]!.body)).toEqual(publishedList(priceList, { engine, english }));
  expect(engine.priceList).toEqual(priceList);
});
