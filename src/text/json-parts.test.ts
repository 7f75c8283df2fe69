import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonParts } from "./json-parts.ts";

/** JSON as different writers space it. */
const spaced = fc
  .tuple(fc.jsonValue(), fc.constantFrom(0, 2, "\t"))
  .map(([value, space]) => JSON.stringify(value, null, space));

const values = (text: string): string[] => jsonParts(text).parts.map(({ value }) => value.trim());

describe("parts", () => {
  test("are the items of any array as they stand", () =>
    fc.assert(
      fc.property(fc.array(spaced), fc.constantFrom("", " ", "\n"), (items, blank) => {
        const text = `${blank}[${items.map((item) => blank + item + blank).join(",")}${blank}]${blank}`;
        expect(values(text)).toEqual(items.map((item) => item.trim()));
      }),
    ));

  test("are the members of any object, names and values as they stand", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: "binary" }), spaced)), (members) => {
        const text = `{ ${members.map(([name, value]) => `${JSON.stringify(name)} : ${value}`).join(" , ")} }`;
        expect(values(text)).toEqual(members.map(([, value]) => value.trim()));
        expect(jsonParts(text).parts.map(({ name }) => JSON.parse(name) as string)).toEqual(
          members.map(([name]) => name),
        );
      }),
    ));

  test.each(["[]", " [ ] ", "{}", "{\n}", "1", '"[1,2]"'])("%j has none", (text) => {
    expect(jsonParts(text).parts).toEqual([]);
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
  expect(jsonParts(text).depth).toBe(depth);
});

test.each([
  ["1", 1],
  ['"[1,2,{]"', 1],
  ["[1,2,3]", 4],
  ['{"a":[1,{"b":"x,y"}],"c":2}', 6],
  ["[[],[]]", 5],
])("values of %s: %i", (text, values) => {
  expect(jsonParts(text).values).toBe(values);
});
