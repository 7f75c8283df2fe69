import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { depthOf, partsOf, valueOf } from "./json-parts.ts";

/** JSON as different writers space it. */
const spaced = fc
  .tuple(fc.jsonValue(), fc.constantFrom(0, 2, "\t"))
  .map(([value, space]) => JSON.stringify(value, null, space));

describe("partsOf", () => {
  test("gives the items of any array as they stand", () =>
    fc.assert(
      fc.property(fc.array(spaced), fc.constantFrom("", " ", "\n"), (items, blank) => {
        const text = `${blank}[${items.map((item) => blank + item + blank).join(",")}${blank}]${blank}`;
        expect(partsOf(text).map((part) => part.trim())).toEqual(items.map((item) => item.trim()));
      }),
    ));

  test("gives the members of any object, whose values are what stands after the name", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: "binary" }), spaced)), (members) => {
        const text = `{ ${members.map(([name, value]) => `${JSON.stringify(name)} : ${value}`).join(" , ")} }`;
        expect(partsOf(text).map((part) => valueOf(part).trim())).toEqual(members.map(([, value]) => value.trim()));
      }),
    ));

  test.each(["[]", " [ ] ", "{}", "{\n}"])("%j has none", (text) => {
    expect(partsOf(text)).toEqual([]);
  });
});

test.each([
  ["1", 0],
  ['"[[["', 0],
  ["[]", 1],
  ['{"a":[]}', 2],
  ['[{"a":1},[[]],"]"]', 3],
  ["[".repeat(5000) + "]".repeat(5000), 5000],
])("depth of %.20s is %i", (text, depth) => {
  expect(depthOf(text)).toBe(depth);
});
