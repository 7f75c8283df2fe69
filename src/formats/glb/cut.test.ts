import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/support/runs.ts";
import { cut, type Cut, type Hole, type Point } from "./cut.ts";

/** An end wall 12 m wide under a ridge. */
const GABLE: Point[] = [
  [0, 0],
  [0, 4],
  [6, 5.2],
  [12, 4],
  [12, 0],
];
const GABLE_M2 = 12 * 4 + (12 * 1.2) / 2;

/** Beside each other, each somewhere in its own metre and a half. */
const holesInGable = fc.array(
  fc
    .tuple(...[0, 40, 10, 200].map((least) => fc.integer({ min: least, max: least + 40 })))
    .map(([from, to, low, top]) => ({
      from: from! / 100,
      to: to! / 100 + 0.5,
      low: low! / 100 - 0.1,
      top: top! / 100,
    })),
  { maxLength: 8 },
);

const inPlaces = (holes: readonly Hole[]): Hole[] =>
  holes.map((hole, i) => ({ ...hole, from: hole.from + 1.5 * i, to: hole.to + 1.5 * i }));

function areas({ points, index }: Cut): number {
  let sum = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [points[index[i]!]!, points[index[i + 1]!]!, points[index[i + 2]!]!];
    sum += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  }
  return sum;
}

/** Of edges that one triangle has alone, those that lie neither on the outline of the wall nor on that of a hole. */
function openEdges({ points, index }: Cut, holes: readonly Hole[]): [Point, Point][] {
  const counts = new Map<string, number>();
  for (let i = 0; i < index.length; i += 3) {
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const key = [index[i + a]!, index[i + b]!].sort((x, y) => x - y).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isOnOutline = ([at, up]: Point) =>
    at === 0 || at === 12 || up === 0 || Math.abs(up - (4 + 0.2 * Math.min(at, 12 - at))) < 1e-9;
  const isOnHole = ([at, up]: Point) => holes.some((h) => at >= h.from && at <= h.to && up >= h.low && up <= h.top);
  return [...counts]
    .filter(([, count]) => count === 1)
    .map(([key]) => key.split(",").map((i) => points[Number(i)]!) as [Point, Point])
    .filter(([a, b]) => !(isOnOutline(a) && isOnOutline(b)) && !(isOnHole(a) && isOnHole(b)));
}

test("a wall less its holes: nothing is covered twice, nothing is left out, and no corner lies on another's edge", () => {
  fc.assert(
    fc.property(holesInGable, (made) => {
      const holes = inPlaces(made);
      const parts = cut(GABLE, holes);
      const holes_m2 = holes.reduce((sum, { from, to, low, top }) => sum + (to - from) * (top - Math.max(0, low)), 0);
      expect(areas(parts)).toBeCloseTo(GABLE_M2 - holes_m2, 9);
      expect(openEdges(parts, holes)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

test("what holes do not touch stays as it is", () => {
  expect(cut(GABLE, [{ from: 13, to: 14, low: 0, top: 2 }])).toEqual({
    points: GABLE,
    index: [0, 1, 2, 0, 2, 3, 0, 3, 4],
  });
  const plinth: Point[] = [
    [0, 0],
    [12, 0],
    [12, 0.22],
    [0, 0.22],
  ];
  expect(cut(plinth, [{ from: 2, to: 3, low: 1.1, top: 2.3 }])).toEqual({ points: plinth, index: [0, 1, 2, 0, 2, 3] });
});
