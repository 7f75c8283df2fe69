import { expect, test } from "vitest";
import { twinPath } from "./markdown-twin.ts";

test.each([
  ["/", "/index.md"],
  ["/docs/", "/docs.md"],
  ["/docs/calls/by-id/", "/docs/calls/by-id.md"],
  ["/en/docs/", "/en/docs.md"],
])("%s → %s", (page, twin) => {
  expect(twinPath(page)).toBe(twin);
});

test.each(["/404/", "/docs", "/docs.md", "/llms.txt", "/v1/calc", "//", ""])("%j has no twin", (path) => {
  expect(twinPath(path)).toBeUndefined();
});
