import { expect, test } from "vitest";
import { ageInDays } from "./age-in-days.ts";

test.each([
  ["2026-11-20", "2026-11-20T00:00:00Z", 0],
  ["2026-11-20", "2026-11-20T23:59:59Z", 0],
  ["2026-11-20.3", "2026-11-21T00:00:00Z", 1],
  ["2026-02-28", "2027-02-28T12:00:00Z", 365],
  ["2026-11-20", "2026-11-19T23:00:00Z", -1],
])("the list of %s is at %s so many days old: %i", (version, now, days) => {
  expect(ageInDays(version, new Date(now))).toBe(days);
});
