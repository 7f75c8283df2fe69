import { describe, expect, test } from "vitest";
import { buildTag, encodedTag, ENCODINGS, matchesTag } from "./entity-tag.ts";

test("the tag of a build is a strong one", () => {
  expect(buildTag("0123456789")).toBe('"0123456789"');
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
