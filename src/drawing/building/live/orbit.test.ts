import { expect, test } from "vitest";
import { afterKey } from "./orbit.ts";

const FIRST_VIEW = { azimuth: -0.7, elevation: 0.26, zoom: 1 };

const press = (key: string, times: number) => {
  let orbit = FIRST_VIEW;
  for (let i = 0; i < times; i++) orbit = afterKey(orbit, key) ?? orbit;
  return orbit;
};

test("arrows turn, and turn back", () => {
  expect(afterKey(press("ArrowLeft", 1), "ArrowRight")?.azimuth).toBeCloseTo(FIRST_VIEW.azimuth, 12);
  expect(press("ArrowUp", 1).elevation).toBeGreaterThan(FIRST_VIEW.elevation);
});

test("one never gets under the ground, overhead, or through the hangar", () => {
  expect(press("ArrowDown", 99).elevation).toBeGreaterThan(0);
  expect(press("ArrowUp", 99).elevation).toBeLessThan(Math.PI / 2);
  expect(press("+", 99).zoom).toBeLessThanOrEqual(6);
  expect(press("-", 99).zoom).toBeGreaterThan(0.5);
});

test("other keys are left to the page", () => {
  expect(afterKey(FIRST_VIEW, "Tab")).toBeUndefined();
});
