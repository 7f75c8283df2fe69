import { describe, expect, test } from "vitest";
import { namesHtml, prefersMarkdown, takes } from "./accept.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

describe("who prefers Markdown", () => {
  test.each([
    ["text/markdown"],
    ["Text/Markdown; charset=utf-8"],
    ["text/markdown, text/html"],
    ["text/html, text/markdown"],
    ["text/markdown, text/html;q=0.9, */*;q=0.8"],
    ["text/html;q=0.5, text/markdown;q=0.5"],
    ["text/markdown;q=0.1"],
    ["text/markdown;variant=GFM;q=0.9, text/html;q=0.8"],
    ["text/markdown, text/plain, */*;q=0.1"],
    // The exact range decides over the wildcards, whatever those weigh.
    ["*/*, text/html;q=0.2, text/markdown;q=0.3"],
    ["text/html;q=0, text/markdown;q=0.001, */*"],
  ])("%s", (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });
});

describe("who does not", () => {
  test.each([
    [null],
    [""],
    ["*/*"],
    ["text/*"],
    [BROWSER],
    ["text/html"],
    ["text/markdown;q=0"],
    ["text/markdown;q=0.000, */*"],
    ["text/html, text/markdown;q=0.9"],
    ["text/html;q=0.9, text/markdown;q=0.8"],
    ["text/*, text/markdown;q=0.5"],
    ["*/*, text/markdown;q=0.5"],
    ["text/markdownish"],
    ["application/json"],
  ])("%s", (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});

test.each([
  [BROWSER, true],
  ["text/html;q=0.1", true],
  ["TEXT/HTML", true],
  ["text/html;q=0, */*", false],
  ["text/html;q=0.0", false],
  ["*/*", false],
  ["text/*", false],
  [null, false],
])("%s names HTML: %s", (accept, names) => {
  expect(namesHtml(accept)).toBe(names);
});

test.each([
  [null, true],
  ["", true],
  ["*/*", true],
  ["Application/JSON", true],
  ["application/*;q=0.1", true],
  ["*/*, application/json;q=0", false],
  ["text/event-stream", false],
])("Accept %j takes JSON: %s", (accept, expected) => {
  expect(takes(accept, "application/json")).toBe(expected);
});
