import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { openings } from "../openings.ts";
import { buildingOf } from "./building.ts";
import { cameraOf, dimensionLines, firstView, fittingFrame, RATIO, see } from "./camera.ts";
import { isFace, type Paint, type Side } from "./pieces.ts";
import { STILL, stillPaths } from "./still.ts";
import { OUTSIDE_M } from "./walls.ts";

const { validQuery } = requestsTo(engine);

type Asked = Readonly<Record<string, unknown>>;

const layoutOf = (asked: Asked) => {
  const layout = engine.layoutOf(asked);
  if (!layout) throw new Error(JSON.stringify(asked));
  return layout;
};

const HANGAR = { roof: "dvuhskat", width: 12, length: 30, height: 4.35, panels: 1 };

/** The picture of a hangar as it is first seen. */
function picture(asked: Asked, isFrameOnly = false): string {
  const layout = layoutOf(asked);
  const camera = cameraOf(layout, firstView(layout));
  const building = buildingOf(layout, openings(layout), isFrameOnly);
  return JSON.stringify(stillPaths(building, camera, fittingFrame(layout, camera)));
}

const painted = (sides: readonly Side[], paint: Paint) =>
  sides.flatMap(({ pieces }) => pieces.filter((piece) => piece.paint === paint && isFace(piece)));

test("every gate, door and window stands in a wall, and the walls are as large as the hangar", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const layout = layoutOf(asked);
      const { configuration, geometry, roof } = layout;
      const { shell } = buildingOf(layout, openings(layout));
      const { gates, doors, windows } = configuration;
      expect(painted(shell.sides, "gate")).toHaveLength(gates);
      expect(painted(shell.sides, "door")).toHaveLength(doors);
      expect(painted(shell.sides, "window")).toHaveLength(windows);
      const corners = (["wall-side1", "wall-end1", "wall-end2"] as const)
        .flatMap((paint) => painted(shell.sides, paint))
        .flatMap((face) => (isFace(face) ? face.corners : []));
      const most = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis]!)));
      const least = [0, 1, 2].map((axis) => Math.min(...corners.map((corner) => corner[axis]!)));
      const out_m = configuration.panels ? 0 : OUTSIDE_M;
      for (const [axis, value] of [-out_m, 0, -out_m].entries()) expect(least[axis]).toBeCloseTo(value, 9);
      const [along, up, across] = most;
      expect(along).toBeCloseTo(geometry.length_m + out_m, 9);
      expect(up).toBeCloseTo(geometry.high_m, 9);
      expect(across).toBeCloseTo(geometry.width_m, 9);
      const isOtherSideClad = !roof.attached || configuration.panels_high_wall;
      expect(painted(shell.sides, "wall-side2")).toHaveLength(isOtherSideClad ? 1 : 0);
    }),
    { numRuns: runs(40) },
  );
});

test("whatever the hangar and wherever one stands, all of it and its dimension lines are in the picture", () => {
  const azimuth = fc.double({ min: -7, max: 7, noNaN: true });
  const elevation = fc.double({ min: 0.04, max: 1.2, noNaN: true });
  fc.assert(
    fc.property(validQuery, azimuth, elevation, (asked, around, up) => {
      const layout = layoutOf(asked);
      const camera = cameraOf(layout, { azimuth: around, elevation: up, zoom: 1 });
      const frame = fittingFrame(layout, camera);
      const { length_m, width_m, height_m } = layout.geometry;
      const lines = dimensionLines(layout, camera);
      const places = [0, length_m].flatMap((along) => [
        [along, 0, 0] as const,
        [along, 0, width_m] as const,
        [along, height_m, 0] as const,
      ]);
      for (const place of [...places, ...Object.values(lines).flatMap(({ from, to }) => [from, to])]) {
        const { x, y, depth_m } = see(camera, place);
        expect(depth_m).toBeGreaterThan(0);
        const [right, down] = [(x - frame.left) / frame.width, ((frame.top - y) * RATIO) / frame.width];
        for (const part of [right, down]) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThan(1);
        }
      }
      expect(Math.abs(lines.length.to[0] - lines.length.from[0])).toBe(length_m);
      expect(Math.abs(lines.width.to[2] - lines.width.from[2])).toBe(width_m);
      expect(lines.height.to[1] - lines.height.from[1]).toBe(height_m);
    }),
    { numRuns: runs(60) },
  );
});

test.each<[option: string, change: Asked, from?: Asked]>([
  ["panels", { panels: 0 }],
  ["gates", { gates: 1 }],
  ["gates_pos", { gates: 1, gates_pos: 1 }, { gates: 1 }],
  ["doors", { doors: 1 }],
  ["windows", { windows: 2 }],
  ["length", { length: 35 }],
  ["width", { width: 15 }],
  ["height", { height: 5.55 }],
  ["roof", { roof: "odnoskat-pristavnoy" }],
])("another picture with another %s", (_, change, from = {}) => {
  expect(picture({ ...HANGAR, ...change })).not.toBe(picture({ ...HANGAR, ...from }));
});

test.each<[option: string, change: Asked, from?: Asked]>([
  ["montazh", { montazh: 1 }],
  ["filler", { filler: "penoplast" }],
  ["dekor_wall", { dekor_wall: 1 }],
  ["rails", { gates: 1, rails: "none" }, { gates: 1 }],
])("the same picture with another %s", (_, change, from = {}) => {
  expect(picture({ ...HANGAR, ...change })).toBe(picture({ ...HANGAR, ...from }));
});

test("wall purlins are seen in the frame, and the frame is seen without its panels", () => {
  expect(picture({ ...HANGAR, wall_progony: 1 }, true)).not.toBe(picture(HANGAR, true));
  expect(picture(HANGAR, true)).toBe(picture({ ...HANGAR, panels: 0 }, true));
  expect(picture(HANGAR, true)).not.toBe(picture(HANGAR));
});

test("gates in an end turn it to the viewer", () => {
  const atSide = firstView(layoutOf({ ...HANGAR, gates: 1 })).azimuth;
  const atEnd = firstView(layoutOf({ ...HANGAR, gates: 1, gates_pos: 1 })).azimuth;
  expect(atEnd).toBeLessThan(atSide);
});

test("the still is written in whole units inside its sheet, and stays light", () => {
  const layout = layoutOf(HANGAR);
  const camera = cameraOf(layout, firstView(layout));
  const paths = stillPaths(buildingOf(layout, openings(layout)), camera, fittingFrame(layout, camera));
  expect(paths.every(({ d }) => /^M-?\d+ -?\d+([lm]-?\d+[ -]\d+|z)+$/.test(d))).toBe(true);
  expect(STILL).toEqual({ width: 2400, height: 1200 });
  expect(paths.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(7_600);
});
