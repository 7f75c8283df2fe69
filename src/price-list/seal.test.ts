import { expect, test } from "vitest";
import { sealed, sealOf, unsealed } from "./seal.ts";

const TEXT = "meta:\n  version: 1 # Выпущен\n";

test("a sealed text is whole, and gives back what was sealed", () => {
  expect(sealOf(sealed(TEXT))).toBe("whole");
  expect(unsealed(sealed(TEXT))).toBe(TEXT);
  expect(sealed(sealed(TEXT))).toBe(sealed(TEXT));
  expect(sealOf(sealed("a: 1"))).toBe("whole");
});

test("other line ends break nothing", () => {
  expect(sealOf(sealed(TEXT).replaceAll("\n", "\r\n"))).toBe("whole");
  expect(unsealed(sealed(TEXT).replaceAll("\n", "\r\n"))).toBe(TEXT.replaceAll("\n", "\r\n"));
});

test.each([
  ["a digit", sealed(TEXT).replace("version: 1", "version: 2")],
  ["a comment", sealed(TEXT).replace("# Выпущен\n", "# выпущен\n")],
  ["a line more", `b: 1\n${sealed(TEXT)}`],
  ["the seal itself", sealed(TEXT).replace(/[0-9a-f]{64}/, "0".repeat(64))],
])("%s breaks the seal", (_, text) => {
  expect(sealOf(text)).toBe("broken");
});

test.each([
  ["none", TEXT],
  ["one with something after it", `${sealed(TEXT)}b: 1\n`],
])("%s is no seal", (_, text) => {
  expect(sealOf(text)).toBe("missing");
});
