import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";
import { openings, type Wall } from "./openings.ts";

const { validQuery } = requestsTo(engine);
const WALLS: Wall[] = ["side1", "side2", "end1", "end2"];

test("every door and window is drawn, on a wall of the hangar, clear of columns, posts and gates", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const layout = engine.layoutOf(asked)!;
      const { configuration, frames_m, sideGates_m, ends, columnLines, roof, priceList, geometry } = layout;
      const drawn = openings(layout);
      expect(drawn.filter(({ kind }) => kind === "door")).toHaveLength(configuration.doors);
      expect(drawn.filter(({ kind }) => kind === "window")).toHaveLength(configuration.windows);
      const acrossEnd = (end: 0 | 1) => [...ends[end].posts, ...columnLines].map(({ at_m }) => at_m);
      const uprights = { side1: frames_m, side2: frames_m, end1: acrossEnd(0), end2: acrossEnd(1) };
      const gates = { side1: sideGates_m[0], side2: sideGates_m[1], end1: ends[0].gates_m, end2: ends[1].gates_m };
      for (const wall of WALLS) {
        const here = drawn.filter((opening) => opening.wall === wall);
        if (wall === "side2" && roof.attached) expect(here).toEqual([]);
        const taken = [
          ...uprights[wall].map((at) => [at, at] as const),
          ...gates[wall].map((at) => [at - priceList.rules.gate.width_m / 2, at + priceList.rules.gate.width_m / 2]),
          ...here.map(({ at_m, width_m }) => [at_m - width_m / 2, at_m + width_m / 2] as const),
        ] as [number, number][];
        const extent_m = wall.startsWith("side") ? geometry.length_m : geometry.width_m;
        for (const { at_m, width_m, sill_m, height_m } of here) {
          const [from, to] = [at_m - width_m / 2, at_m + width_m / 2];
          expect(from).toBeGreaterThan(0);
          expect(to).toBeLessThan(extent_m);
          expect(sill_m + height_m).toBeLessThan(geometry.height_m);
          const over = taken.filter(([start, end]) => start < to - 1e-9 && end > from + 1e-9);
          expect(over).toHaveLength(1);
        }
      }
    }),
  );
});

test("as many as the rules let through find a place", () => {
  const asked = { roof: "odnoskat-pristavnoy", width: 8, length: 5, height: 3.15, doors: 0, windows: 11 };
  expect(engine.calculate(asked).status).toBe(200);
  expect(engine.calculate({ ...asked, windows: 12 }).status).toBe(400);
  expect(openings(engine.layoutOf(asked)!)).toHaveLength(11);
});
