import { expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { cameraOf, dimensionLines, firstView, fittingFrame } from "../../drawing/building/camera.ts";
import { between } from "../../drawing/building/space.ts";
import { alongLine, spotOf } from "./dimensions.ts";

const layout = engine.layoutOf({ roof: "dvuhskat", width: 12, length: 30, height: 4.35 })!;
const camera = cameraOf(layout, firstView(layout));
const frame = fittingFrame(layout, camera);
const lines = dimensionLines(layout, camera);
const SIZES = [
  ["length", 30],
  ["width", 12],
  ["height", 4.35],
] as const;

test.each(SIZES)("a spot on the line of the %s is as far along as the place that is seen there", (name, size_m) => {
  const { from, to } = lines[name];
  for (const part of [0, 0.5, 1, 1.4]) {
    const spot = spotOf(camera, frame, between(from, to, part));
    expect(alongLine(camera, frame, lines[name], spot)).toBeCloseTo(size_m * part, 6);
  }
});

test("the farther a handle is dragged, the larger the size, past the point where its line vanishes too", () => {
  const { x, y } = spotOf(camera, frame, lines.length.to);
  const sizes = [0, 0.2, 0.4, 0.8, 1.6, 3.2].map((right) =>
    alongLine(camera, frame, lines.length, { x: x + right, y }),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes.at(-1)).toBe(Infinity);
});

test("a line that is seen from its end is no way to drag along", () => {
  const along = { from: camera.target, to: camera.eye };
  const line = { from: along.from, to: between(along.from, along.to, 0.5) };
  expect(alongLine(camera, frame, line, { x: 0.9, y: 0.1 })).not.toBeNaN();
});
