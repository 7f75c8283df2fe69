import { expect, test } from "vitest";
import { fittingDistance, towards } from "./fit.ts";
import { FIRST_VIEW } from "./orbit.ts";

test("a wall seen square on fills the view, a little air left", () => {
  const front = { azimuth: 0, elevation: 0, zoom: 1 };
  expect(towards(front)).toEqual([0, 0, 1]);
  expect(fittingDistance([30, 5, 12], front, 0.5, 0.5)).toBeCloseTo(1.06 * (15 / 0.5 + 6), 9);
  expect(fittingDistance([30, 5, 12], { ...front, azimuth: Math.PI / 2 }, 0.5, 0.5)).toBeCloseTo(
    1.06 * (6 / 0.5 + 15),
    9,
  );
});

test("a narrow view asks for more distance", () => {
  const size = [30, 5, 12] as const;
  expect(fittingDistance(size, FIRST_VIEW, 0.2, 0.3)).toBeGreaterThan(fittingDistance(size, FIRST_VIEW, 0.4, 0.3));
});
