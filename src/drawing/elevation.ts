import { drawing } from "../messages/ru/drawing.ts";
import type { Layout } from "hangar-engine";
import type { Opening, Wall } from "./openings.ts";
import { roofLine, trussSegments, type Point } from "./truss.ts";

/** A wall seen from outside; metres from its left edge and up from the ground. */
export interface Elevation {
  title: string;
  extent_m: number;
  top_m: number;
  wall: readonly Point[];
  /** The slope that is seen over the wall. */
  slope: readonly Point[];
  uprights: readonly { kind: "column" | "post"; at_m: number; height_m: number }[];
  /** Bracing, trusses and purlins of the wall. */
  thin: readonly (readonly [from: Point, to: Point])[];
  /** Middles of the gates. */
  gates_m: readonly number[];
  openings: readonly Opening[];
  /** Heights to be named. */
  levels_m: readonly number[];
  isClad: boolean;
}

const ROWS = ["first", "other"] as const;

/** A side along the length: the first (low) one or the other. */
export function sideElevation(layout: Layout, openings: readonly Opening[], side: 0 | 1, texts = drawing): Elevation {
  const { geometry, frames_m, bracedBays, roof, configuration, columnLines, sideGates_m, purlinRows } = layout;
  const { length_m, high_m } = geometry;
  const height_m = columnLines[side]!.height_m;
  const isBare = roof.attached && side === 1;
  const at = (x_m: number) => (side === 0 ? x_m : length_m - x_m);
  const bracing = bracedBays.flatMap((bay): [Point, Point][] => {
    const [left, right] = [at(frames_m[bay]!), at(frames_m[bay + 1]!)];
    return [
      [
        [left, 0],
        [right, height_m],
      ],
      [
        [right, 0],
        [left, height_m],
      ],
    ];
  });
  return {
    title: sideTitle(layout, side, texts),
    extent_m: length_m,
    top_m: high_m,
    wall: [
      [0, 0],
      [0, height_m],
      [length_m, height_m],
      [length_m, 0],
    ],
    slope:
      high_m > height_m
        ? [
            [0, height_m],
            [0, high_m],
            [length_m, high_m],
            [length_m, height_m],
          ]
        : [],
    uprights: frames_m.map((x_m) => ({ kind: "column", at_m: at(x_m), height_m })),
    thin: [...bracing, ...(isBare ? [] : purlins(layout, purlinRows[ROWS[side]!], length_m, height_m))],
    gates_m: sideGates_m[side].map(at),
    openings: onWall(openings, side === 0 ? "side1" : "side2", at),
    levels_m: high_m > height_m ? [height_m, high_m] : [height_m],
    isClad: configuration.panels && (!isBare || configuration.panels_high_wall),
  };
}

/** An end wall; the first one is seen with the first side on the right. */
export function endElevation(layout: Layout, openings: readonly Opening[], end: 0 | 1, texts = drawing): Elevation {
  const { geometry, configuration, columnLines, ends, purlinRows } = layout;
  const { width_m, height_m, high_m } = geometry;
  const at = (y_m: number) => (end === 1 ? y_m : width_m - y_m);
  const seen = ([across_m, up_m]: Point): Point => [at(across_m), up_m];
  return {
    title: texts.end(end + 1),
    extent_m: width_m,
    top_m: high_m,
    wall: [[0, 0], ...roofLine(layout), [width_m, 0] as const].map((point) => seen(point as Point)),
    slope: [],
    uprights: [
      ...columnLines.map(({ at_m, height_m: top_m }) => ({ kind: "column" as const, at_m: at(at_m), height_m: top_m })),
      ...ends[end].posts.map(({ at_m, height_m: top_m }) => ({
        kind: "post" as const,
        at_m: at(at_m),
        height_m: top_m,
      })),
    ],
    thin: [
      ...trussSegments(layout).map(({ from, to }) => [seen(from), seen(to)] as const),
      ...purlins(layout, purlinRows.end, width_m, height_m),
    ],
    gates_m: ends[end].gates_m.map(at),
    openings: onWall(openings, end === 0 ? "end1" : "end2", at),
    levels_m: [height_m, high_m],
    isClad: configuration.panels,
  };
}

export function sideTitle({ roof }: Layout, side: 0 | 1, texts = drawing): string {
  const { low, atBuilding, high } = texts.sides;
  const which = side === 0 ? low : roof.attached ? atBuilding : high;
  return `${texts.side(side + 1)}${roof.slopes === 1 ? `, ${which}` : ""}`;
}

function purlins({ configuration }: Layout, rows: number, extent_m: number, height_m: number): [Point, Point][] {
  if (!configuration.wall_progony) return [];
  return Array.from({ length: rows }, (_, row) => {
    const up_m = (height_m * row) / (rows - 1);
    return [
      [0, up_m],
      [extent_m, up_m],
    ];
  });
}

function onWall(openings: readonly Opening[], wall: Wall, at: (m: number) => number): Opening[] {
  return openings.filter((opening) => opening.wall === wall).map((opening) => ({ ...opening, at_m: at(opening.at_m) }));
}
