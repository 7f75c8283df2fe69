import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import type { Layout } from "./layout.ts";

const { validQuery, answer } = requestsTo(engine);
const { gate } = engine.priceList.rules;
const CLOSE = 1e-9;

function layoutOf(asked: Readonly<Record<string, unknown>>): Layout {
  const layout = engine.layoutOf(asked);
  if (!layout) throw new Error("not valid");
  return layout;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const allGates = ({ sideGates_m, ends }: Layout): number[] =>
  [...sideGates_m, ...ends.map((end) => end.gates_m)].flat();

describe("everything stands where the bill counts it", () => {
  test("frames, columns, posts, gates and braced bays are as many as were priced", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const layout = layoutOf(asked);
        const { request, result } = answer(asked);
        expect(layout.frames_m).toHaveLength(result.frames);
        expect(2 * layout.frames_m.length).toBe(result.columns);
        expect(layout.columnLines).toHaveLength(layout.roof.spans + 1);
        expect(layout.ends[0].posts.length + layout.ends[1].posts.length).toBe(result.fahverk);
        expect(allGates(layout)).toHaveLength(request.gates);
        expect(layout.bracedBays.length * (layout.roof.spans + 1)).toBe(layout.geometry.vertical_bracing);
        expect(layout.purlinRows.slope * layout.roof.slopes * layout.geometry.bays).toBe(layout.geometry.roof_purlins);
      }),
    );
  });

  test("frames keep their pitch from one end of the hangar to the other", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { frames_m, geometry, roof } = layoutOf(asked);
        expect(frames_m[0]).toBe(0);
        expect(frames_m.at(-1)).toBe(geometry.length_m);
        const bays = frames_m.slice(1).map((at, i) => at - (frames_m[i] as number));
        const last = bays.pop() as number;
        for (const bay of bays) expect(bay).toBeCloseTo(roof.pitch_m, 9);
        expect(last).toBeCloseTo(geometry.last_bay_m, 9);
        expect(last).toBeGreaterThan(0);
      }),
    );
  });

  test("posts stand inside the wall, apart, no further than the spacing, and reach the roof", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { ends, geometry, columnLines, priceList } = layoutOf(asked);
        for (const { posts } of ends) {
          const uprights = sorted([...posts, ...columnLines].map(({ at_m }) => at_m));
          for (const [i, at] of uprights.slice(1).entries()) {
            const apart = at - (uprights[i] as number);
            expect(apart).toBeGreaterThan(CLOSE);
            expect(apart).toBeLessThanOrEqual(priceList.rules.fachwerk_spacing_m + CLOSE);
          }
          expect(uprights[0]).toBe(0);
          expect(uprights.at(-1)).toBeCloseTo(geometry.width_m, 9);
          for (const { height_m } of posts) {
            expect(height_m).toBeGreaterThan(geometry.height_m);
            expect(height_m).toBeLessThanOrEqual(geometry.high_m + CLOSE);
          }
        }
      }),
    );
  });

  test("every gate of an end stands between two jambs, inside its field", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { ends, columnLines } = layoutOf(asked);
        for (const { posts, gates_m } of ends) {
          const at = posts.map(({ at_m }) => at_m);
          const near = (place: number) => at.some((post) => Math.abs(post - place) < CLOSE);
          for (const middle of gates_m) {
            expect(near(middle - gate.width_m / 2) && near(middle + gate.width_m / 2)).toBe(true);
            const within = [...at, ...columnLines.map((line) => line.at_m)].filter(
              (upright) => Math.abs(upright - middle) < gate.width_m / 2 - CLOSE,
            );
            expect(within).toEqual([]);
          }
        }
      }),
    );
  });

  test("every gate of a side stands alone in the middle of a bay with room", () => {
    fc.assert(
      fc.property(validQuery, (asked) => {
        const { sideGates_m, frames_m, roof } = layoutOf(asked);
        if (roof.attached) expect(sideGates_m[1]).toEqual([]);
        for (const gates of sideGates_m) {
          const bays = gates.map((middle) => frames_m.filter((frame) => frame < middle).length - 1);
          expect(new Set(bays).size).toBe(gates.length);
          for (const [i, bay] of bays.entries()) {
            const [from, to] = [frames_m[bay] as number, frames_m[bay + 1] as number];
            expect(to - from).toBeGreaterThanOrEqual(gate.min_bay_m - CLOSE);
            expect(gates[i]).toBeCloseTo((from + to) / 2, 9);
          }
        }
      }),
    );
  });
});

describe("a gate of a side keeps clear of the bracing while it can", () => {
  const hangar = { roof: "dvuhskat", width: 12, length: 30 };

  test.each([
    [1, [17.5], []],
    [4, [7.5, 12.5, 17.5, 22.5], []],
    [5, [7.5, 12.5, 17.5, 22.5], [17.5]],
    [9, [2.5, 7.5, 12.5, 17.5, 22.5, 27.5], [7.5, 17.5, 27.5]],
  ])("%i", (gates, first, other) => {
    const layout = layoutOf({ ...hangar, gates });
    expect(layout.bracedBays).toEqual([0, 5]);
    expect(layout.sideGates_m).toEqual([first, other]);
  });
});

test("an attached roof has gates on its outer side alone, in bays with bracing where the others do not suffice", () => {
  const hangar = { roof: "odnoskat-pristavnoy", width: 10, length: 25 };
  expect(layoutOf(hangar).bracedBays).toEqual([0, 4]);
  expect(layoutOf({ ...hangar, gates: 3 }).sideGates_m).toEqual([[7.5, 12.5, 17.5], []]);
  expect(layoutOf({ ...hangar, gates: 4 }).sideGates_m).toEqual([[2.5, 7.5, 17.5, 22.5], []]);
});

test("posts stand on either side of the jambs where the rest of the end asks for them", () => {
  const { ends } = layoutOf({ roof: "dvuhskat", width: 18, length: 30, gates: 1, gates_pos: 1 });
  const at = ends.map(({ posts }) => posts.map(({ at_m }) => at_m));
  // (18 − 4) ÷ 2 = 7 beside the gate: ceil(7 ÷ 6) − 1 = 1 post in its middle; without a gate ceil(18 ÷ 6) − 1 = 2.
  expect(at).toEqual([
    [3.5, 7, 11, 14.5],
    [6, 12],
  ]);
  expect(ends.map(({ gates_m }) => gates_m)).toEqual([[9], []]);
});

test("the odd gate stands in the first end and, over two spans, in the first field", () => {
  const shared = layoutOf({ roof: "dvuhskat", width: 18, length: 30, gates: 3, gates_pos: 2 });
  expect(shared.ends.map(({ gates_m }) => gates_m)).toEqual([[7, 11], [9]]);
  const { ends } = layoutOf({ roof: "s-kolonnoy-po-centru", width: 23.7, length: 60, gates: 3, gates_pos: 1 });
  const field_m = 23.732 / 2;
  expect(ends[0].gates_m.map((at) => (at < field_m ? "first" : "second"))).toEqual(["first", "first", "second"]);
  expect(ends[1].gates_m).toEqual([]);
});

test("a request with a problem has no layout", () => {
  expect(engine.layoutOf({ roof: "dvuhskat", width: 12, length: 30, gates: 99 })).toBeUndefined();
});
