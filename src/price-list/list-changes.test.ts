import { expect, test } from "vitest";
import { movedText, mostMovedFirst } from "./list-changes.ts";

test.each([
  [1_000_000, 1_000_600, "+0,1\u00a0%"],
  [1_000_000, 1_000_400, "менее\u00a00,1\u00a0%"],
  [1_000_000, 1_000_000, "0\u00a0%"],
  [undefined, 10, "—"],
])("what moved from %s to %s", (before, after, told) => expect(movedText(before, after)).toBe(told));

test("what comes or goes moved further than anything else, then the greater share", () => {
  const [gone, down, up] = [
    { before: 10, after: undefined },
    { before: 10, after: 5 },
    { before: 100, after: 120 },
  ];
  expect(mostMovedFirst([up, down, gone])).toEqual([gone, down, up]);
});
