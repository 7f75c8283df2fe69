import { expect, test } from "vitest";
import { further, MOST_MOMENTS, type Moment } from "./course.ts";

const look = (since: number, requests: number, waiting?: number) => ({
  since,
  totals: { requests, refusals: 0, searches: 2 * requests, applications: 1 },
  waiting,
});

test("a second look tells how many there were a minute", () => {
  const first = further([], undefined, look(1, 100), 60_000);
  expect(first).toEqual([{ at: 60_000, perMinute: undefined, waiting: undefined }]);
  expect(further(first, look(1, 100), look(1, 103, 4), 90_000)).toEqual([
    ...first,
    { at: 90_000, perMinute: { requests: 6, refusals: 0, searches: 12, applications: 0 }, waiting: 4 },
  ]);
});

test("a server that was started anew has counted nothing in between that could be told", () => {
  const before: Moment[] = [{ at: 0, perMinute: undefined, waiting: 0 }];
  expect(further(before, look(1, 100), look(2, 500), 5_000).at(-1)!.perMinute).toBeUndefined();
});

test("how many wait breaks off where the disk cannot be read", () => {
  expect(further([], undefined, look(1, 1, NaN), 0)).toEqual([{ at: 0, perMinute: undefined, waiting: undefined }]);
});

test("the course is so long and no longer", () => {
  let course: Moment[] = [];
  for (let at = 0; at < MOST_MOMENTS + 5; at++) course = further(course, look(1, at), look(1, at + 1), at * 5_000);
  expect([course.length, course[0]!.at]).toEqual([MOST_MOMENTS, 25_000]);
});
