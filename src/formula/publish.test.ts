import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { parse } from "./parse.ts";
import { published, rulesOfPublished } from "./publish.ts";
import type { Tree } from "./tree.ts";

const rules = priceList.formulas!;

test("published rules are the same rules when they are read again", () => {
  expect(rulesOfPublished(JSON.parse(JSON.stringify(published(rules))))).toEqual(rules);
});

test("the text of every formula is that of its tree", () => {
  const formulas: { text: string; tree: Tree }[] = [];
  const find = (value: unknown): void => {
    if (typeof value !== "object" || value === null || "op" in value) return;
    if ("tree" in value) formulas.push(value as (typeof formulas)[number]);
    Object.values(value).forEach(find);
  };
  find(published(rules));
  expect(formulas.length).toBeGreaterThan(200);
  for (const { text, tree } of formulas) expect(withoutMore(parse(text))).toEqual(withoutMore(tree));
});

/** Without places, and without what the checker writes into names. */
const withoutMore = (tree: Tree): unknown =>
  JSON.parse(
    JSON.stringify(tree, (field, value: unknown) => {
      if (field === "at" || field === "means" || field === "bound") return undefined;
      return isName(value) ? { ...value, unit: undefined } : value;
    }),
  );

const isName = (value: unknown): value is Tree => (value as Partial<Tree> | null)?.op === "name";
