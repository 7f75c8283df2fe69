import { describe, expect, it } from "vitest";
import { linkParameters } from "./link-parameters.ts";

const whole = [
  ["roof", "dvuhskat"],
  ["width", "12000"],
  ["rails", "none"],
];

describe("a link bent on its way is the link that it was", () => {
  it.each([
    ["as it was", "?roof=dvuhskat&width=12000&rails=none"],
    ["ampersands of a page's source", "?roof=dvuhskat&amp;width=12000&amp;rails=none"],
    ["ampersands of a source of a source", "?roof=dvuhskat&amp;amp;width=12000&amp;amp;rails=none"],
    ["numbered ampersands", "?roof=dvuhskat&#38;width=12000&#x26;rails=none"],
    ["an escaped query", "?roof%3Ddvuhskat%26width%3D12000%26rails%3Dnone"],
    ["escaped ampersands", "?roof=dvuhskat%26width=12000%26rails=none"],
    ["an escaped source of a page", "?roof=dvuhskat%26amp%3Bwidth=12000%26amp%3Brails=none"],
    ["a query escaped twice", "?roof%253Ddvuhskat%2526width%253D12000%2526rails%253Dnone"],
    ["an escaped question mark", "%3Froof=dvuhskat&width=12000&rails=none"],
    ["a fragment", "?roof=dvuhskat&width=12000&rails=none#result"],
    ["an escaped fragment", "?roof=dvuhskat&width=12000&rails=none%23result"],
    ["a second question mark", "?roof=dvuhskat&width=12000?rails=none"],
    ["an end of a sentence", "?roof=dvuhskat&width=12000&rails=none)."],
    ["blanks around it", "  ?roof=dvuhskat&width=12000&rails=none%20\n"],
    ["a cut escape", "?roof=dvuhskat&width=12000&rails=none%D"],
    ["names in capitals", "?ROOF=dvuhskat&Width=12000&rails =none"],
  ])("%s", (_title, query) => expect(linkParameters(query)).toEqual(whole));
});

it("what is not a field of the form stays as it came", () => {
  expect(linkParameters("utm_content=a%26b%3Dc&Foo=1")).toEqual([
    ["utm_content", "a&b=c"],
    ["Foo", "1"],
  ]);
});

it("a cut letter is shown as such", () => {
  expect(linkParameters("filler=%D0%9C%D0")).toEqual([["filler", "М\ufffd"]]);
});
