import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import type { Rules } from "./rules.ts";
import { writtenRules } from "./write.ts";

test("what is written makes the very rules, but for names, codes and units", () => {
  const { definitions, sentences, rows } = priceList.formulas!;
  const made = (0, eval)(writtenRules(priceList.formulas!)) as Rules;
  const bare = JSON.parse(JSON.stringify(made, (name, value: unknown) => (name === "at" ? undefined : value))) as Rules;
  expect(bare.sentences).toEqual(sentences);
  expect(Object.values(bare.definitions)).toEqual(Object.values(definitions).map(({ title: _, ...one }) => one));
  expect(bare.rows).toEqual(rows.map((row) => ({ ...row, name: {}, code: "", unit: "", drawn: false })));
});
