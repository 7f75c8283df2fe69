import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { published, rulesOfPublished } from "./publish.ts";

const rules = priceList.formulas!;

test("published rules are the same rules when they are read again", () => {
  expect(rulesOfPublished(JSON.parse(JSON.stringify(published(rules))))).toEqual(rules);
});
