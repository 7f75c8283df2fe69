import { describe, expect, test } from "vitest";
import { encodedTag, ENCODINGS, entityTag, matchesTag } from "./entity-tag.ts";

const tagOf = (text: string) => entityTag(new TextEncoder().encode(text));

describe("entityTag", () => {
  test("is a strong quoted tag with the length and 64 bits", () => {
    expect(tagOf("hangar")).toMatch(/^"6-[0-9a-f]{16}"$/);
  });

  test("is the same for the same bytes", () => {
    expect(tagOf("4 683 857 ₽")).toBe(tagOf("4 683 857 ₽"));
  });

  const pairs: [one: string, other: string][] = [
    ["", " "],
    ["ab", "ba"],
    ["4683857", "4683858"],
    ["цена", "ценa"],
    ["aaaa", "aaa"],
  ];
  test.each(pairs)("differs for %j and %j", (one, other) => {
    expect(tagOf(one)).not.toBe(tagOf(other));
  });

  test("tells apart every change of one character in a long text", () => {
    const text = "0".repeat(2000);
    const tags = new Set([...text].map((_, at) => tagOf(`${text.slice(0, at)}1${text.slice(at + 1)}`)));
    expect(tags.size).toBe(2000);
  });
});

describe("encodedTag", () => {
  test("is a strong tag of its own for every encoding", () => {
    expect(ENCODINGS.map((encoding) => encodedTag('"6-abc"', encoding))).toEqual(['"6-abc-br"', '"6-abc-gzip"']);
  });
});

describe("matchesTag", () => {
  const tag = '"6-abc"';
  const rows: [ifNoneMatch: string | null, matches: boolean][] = [
    [null, false],
    ["", false],
    ['"6-abc"', true],
    ['W/"6-abc"', true],
    ['"other"', false],
    ['"other", "6-abc"', true],
    ['W/"other",W/"6-abc"', true],
    ["*", true],
    [" * ", true],
    ["6-abc", false],
    ['"6-abc-br"', true],
    ['"other", W/"6-abc-gzip"', true],
    ['"6-abc-br-gzip"', false],
    ['"6-abc-zip"', false],
    ['"other-br"', false],
    ['"6-abcd"', false],
    ['"x6-abc"', false],
  ];
  test.each(rows)("If-None-Match: %s → %s", (ifNoneMatch, matches) => {
    expect(matchesTag(ifNoneMatch, tag)).toBe(matches);
  });
});
