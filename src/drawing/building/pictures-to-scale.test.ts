import { layoutOf } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { picturesToScale } from "./pictures-to-scale.tsx";
import { STILL } from "./still.ts";

/** The points of a path: each command goes on from the last point, or after `z` from where its polygon began. */
function pointsOf(d: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [at, start] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command, dx, dy] of d.matchAll(/([Mmlz])(?:(-?\d+) ?(-?\d+))?/g)) {
    if (command === "z") at = start;
    else {
      at = [at[0]! + Number(dx), at[1]! + Number(dy)];
      if (command !== "l") start = at;
      points.push([at[0]!, at[1]!]);
    }
  }
  return points;
}

/** Where the long wall of a picture goes from left to right, and whether it is whole in its sheet. */
function wallOf(svg: string) {
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)![1]);
  const walls = [...svg.matchAll(/<path class="b-wall-side1" d="([^"]*)"/g)].flatMap(([, d]) => pointsOf(d!));
  const xs = walls.map(([x]) => x);
  return {
    width: Math.max(...xs) - Math.min(...xs),
    isWhole: walls.every(([x, y]) => x >= 0 && x <= STILL.width && y >= 0 && y <= height),
  };
}

test("a metre of wall is as long in every picture, and each hangar stands in its own whole", () => {
  const sizes = [
    { width: 15, length: 15 },
    { width: 12, length: 30 },
    { width: 18, length: 60 },
  ];
  const layouts = sizes.map((size) => layoutOf({ roof: "dvuhskat", height: 4.35, panels: 1, ...size })!);
  const walls = picturesToScale(layouts).map((picture) => wallOf(renderToString(picture)));
  expect(walls.map(({ isWhole }) => isWhole)).toEqual([true, true, true]);
  const [square, usual, long] = walls.map(({ width }, at) => width / sizes[at]!.length);
  // Points lie on whole units of the sheet.
  expect(Math.abs(square! - long!)).toBeLessThan(0.2);
  expect(Math.abs(usual! - long!)).toBeLessThan(0.2);
  expect(long).toBeGreaterThan(10);
});
