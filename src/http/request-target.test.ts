import fc from "fast-check";
import { expect, test } from "vitest";
import { targetOf } from "./request-target.ts";
import { runs } from "../../tests/support/runs.ts";

const standard = (raw: string): string => {
  const { pathname, search } = new URL(`http://localhost${raw}`);
  return pathname + search;
};

const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "/",
    "?",
    ".",
    "..",
    "%2e",
    "%2E.",
    "//",
    "%",
    "%zz",
    "#x",
    "\\",
    "'",
    '"',
    " ",
    "\t",
    "é",
    "^",
    "|",
  ),
  fc.string({ unit: "binary-ascii", maxLength: 5 }),
);

test("is what the URL standard makes of any path and query string", () =>
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const raw = `/${pieces.join("")}`;
      // The mark of an empty query may stay.
      expect([standard(raw), `${standard(raw)}?`]).toContain(targetOf(raw));
    }),
    { numRuns: runs(20_000) },
  ));

test.each([
  ["/v1/calc?roof=dvuhskat&width=12", "/v1/calc?roof=dvuhskat&width=12"],
  ["//v1/calc", "//v1/calc"],
  ["/v1/../prices.json", "/prices.json"],
  ["/v1/%2e%2E/prices.json?a=..", "/prices.json?a=.."],
  ["/v1/calc?truss=\u00d0\u00a6", "/v1/calc?truss=%C3%90%C2%A6"],
  ["http://hangars.example/v1/calc?width=12#x", "/v1/calc?width=12"],
  ["*", "/*"],
  ["HTTPS://hangars.example", "/"],
  ["no address", ""],
  ["http://", ""],
  ["http:///docs", ""],
  ["https://a:99999/docs", ""],
  ["ftp://hangars.example/docs", ""],
])("%s → %s", (raw, target) => {
  expect(targetOf(raw)).toBe(target);
});
