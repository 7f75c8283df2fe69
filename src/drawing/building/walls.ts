import type { Layout } from "hangar-engine";
import type { Opening, Wall } from "../openings.ts";
import { roofLine } from "../truss.ts";
import type { Face, Piece, Side, Strokes } from "./pieces.ts";
import type { Place, Vector } from "./space.ts";

export const WALLS = ["side2", "end2", "end1", "side1"] as const satisfies readonly Wall[];

/** Width of a panel as drawn, metres: seams stand so far apart. */
const PANEL_M = 1.15;
const SEAM_M = 0.045;
const TRIM_M = 0.14;
const PLINTH_M = 0.22;
/** Frame around a leaf or a pane, metres. */
const JAMB_M = 0.16;
const WINDOW_FRAME_M = 0.08;
const GATE_SECTIONS = 5;
/** What lies on a wall stands out of it by so much, so that the live view knows which is in front. */
const LAYER_M = 0.02;

/** Panels stand outside of the columns, which are seen through them; metres. */
export const OUTSIDE_M = 0.16;

/** A wall: how far along it, how far up and out of it, to a place. */
interface WallAxes {
  extent_m: number;
  looks: Vector;
  at: (at_m: number, up_m: number, out_m?: number) => Place;
  /** Height of the wall there. */
  top: (at_m: number) => number;
}

function wallAxes(layout: Layout, wall: Wall): WallAxes {
  const { length_m, width_m } = layout.geometry;
  const [first, other] = layout.columnLines;
  switch (wall) {
    case "side1":
      return {
        extent_m: length_m,
        looks: [0, 0, -1],
        at: (at, up, out = 0) => [at, up, -out],
        top: () => first!.height_m,
      };
    case "side2":
      return {
        extent_m: length_m,
        looks: [0, 0, 1],
        at: (at, up, out = 0) => [at, up, width_m + out],
        top: () => other!.height_m,
      };
    case "end1":
      return { extent_m: width_m, looks: [-1, 0, 0], at: (at, up, out = 0) => [-out, up, at], top: roofAt(layout) };
    case "end2":
      return {
        extent_m: width_m,
        looks: [1, 0, 0],
        at: (at, up, out = 0) => [length_m + out, up, at],
        top: roofAt(layout),
      };
  }
}

/** Height of the roof so far across. */
function roofAt({ roof, geometry: { width_m, height_m } }: Layout): (across_m: number) => number {
  return (across_m) => height_m + roof.slope * (roof.slopes === 2 ? Math.min(across_m, width_m - across_m) : across_m);
}

/** Middles of the gates in a wall. */
export function gatesIn({ sideGates_m, ends }: Layout, wall: Wall): readonly number[] {
  return { side1: sideGates_m[0], side2: sideGates_m[1], end1: ends[0].gates_m, end2: ends[1].gates_m }[wall];
}

/** A wall of panels with all that is in it. */
export function cladWall(layout: Layout, openings: readonly Opening[], wall: Wall): Side {
  const axes = wallAxes(layout, wall);
  const { extent_m, looks, at, top } = axes;
  const count = Math.max(2, Math.round(extent_m / PANEL_M));
  const seams: Strokes = {
    paint: "seam",
    width_m: SEAM_M,
    lines: Array.from({ length: count - 1 }, (_, i) => {
      const at_m = (extent_m * (i + 1)) / count;
      return [at(at_m, PLINTH_M, LAYER_M), at(at_m, top(at_m), LAYER_M)] as const;
    }),
  };
  const trim = (from: number, to: number): Face => ({
    paint: "trim",
    corners: [at(from, 0, LAYER_M), at(to, 0, LAYER_M), at(to, top(to), LAYER_M), at(from, top(from), LAYER_M)],
  });
  return {
    looks,
    pieces: [
      { paint: `wall-${wall}`, corners: outline(layout, wall, axes) },
      seams,
      rectangle(axes, "plinth", 0, extent_m, 0, PLINTH_M, 1),
      trim(0, TRIM_M),
      trim(extent_m - TRIM_M, extent_m),
      ...openingsOf(layout, openings, wall, axes),
    ],
  };
}

/** The wall that is not ordered, for its shape alone. */
export function bareWall(layout: Layout, openings: readonly Opening[], wall: Wall): Side {
  const line = wallAxes(layout, wall);
  const axes: WallAxes = { ...line, at: (at_m, up_m, out_m = 0) => line.at(at_m, up_m, out_m + OUTSIDE_M) };
  return {
    looks: axes.looks,
    pieces: [
      { paint: `wall-${wall}`, corners: outline(layout, wall, axes) },
      // Their frames are bars of the frame.
      ...openingsOf(layout, openings, wall, axes).filter(({ paint }) => paint !== "jamb"),
    ],
  };
}

function outline(layout: Layout, wall: Wall, { extent_m, at, top }: WallAxes): Place[] {
  if (wall === "side1" || wall === "side2")
    return [at(0, 0), at(extent_m, 0), at(extent_m, top(extent_m)), at(0, top(0))];
  return [at(0, 0), ...roofLine(layout).map(([across, up]) => at(across, up)), at(extent_m, 0)];
}

function openingsOf(layout: Layout, openings: readonly Opening[], wall: Wall, axes: WallAxes): Piece[] {
  const { width_m, height_m } = layout.priceList.rules.gate;
  const gates = gatesIn(layout, wall).flatMap((middle) => gate(axes, middle, width_m, height_m));
  const others = openings.filter((opening) => opening.wall === wall);
  return [
    ...gates,
    ...others.flatMap((opening) => (opening.kind === "door" ? door(axes, opening) : windowIn(axes, opening))),
  ];
}

/** A gate with a leaf of sections. Under a wall that is too low for it the leaf ends where the wall does. */
function gate(axes: WallAxes, middle_m: number, width_m: number, height_m: number): Piece[] {
  const [from, to] = [middle_m - width_m / 2, middle_m + width_m / 2];
  const top_m = Math.min(height_m, Math.min(axes.top(from), axes.top(to)) - JAMB_M);
  const up = (section: number) => (top_m * section) / GATE_SECTIONS;
  return [
    rectangle(axes, "jamb", from - JAMB_M, to + JAMB_M, 0, top_m + JAMB_M, 2),
    rectangle(axes, "gate", from, to, 0, top_m, 3),
    {
      paint: "gate-seam",
      width_m: 0.05,
      lines: Array.from({ length: GATE_SECTIONS - 1 }, (_, i) => [
        axes.at(from, up(i + 1), 4 * LAYER_M),
        axes.at(to, up(i + 1), 4 * LAYER_M),
      ]),
    },
  ];
}

function door(axes: WallAxes, { at_m, width_m, height_m }: Opening): Piece[] {
  const [from, to] = [at_m - width_m / 2, at_m + width_m / 2];
  return [
    rectangle(axes, "jamb", from - JAMB_M / 2, to + JAMB_M / 2, 0, height_m + JAMB_M / 2, 2),
    rectangle(axes, "door", from, to, 0, height_m, 3),
  ];
}

function windowIn(axes: WallAxes, { at_m, width_m, sill_m, height_m }: Opening): Piece[] {
  const [from, to] = [at_m - width_m / 2, at_m + width_m / 2];
  const top_m = sill_m + height_m;
  const glass = {
    from: from + WINDOW_FRAME_M,
    to: to - WINDOW_FRAME_M,
    low: sill_m + WINDOW_FRAME_M,
    top: top_m - WINDOW_FRAME_M,
  };
  const across = (part: number) => glass.from + (glass.to - glass.from) * part;
  const at = (part: number, up: number) => axes.at(across(part), up, 4 * LAYER_M);
  return [
    rectangle(axes, "window", from, to, sill_m, top_m, 2),
    rectangle(axes, "glass", glass.from, glass.to, glass.low, glass.top, 3),
    { paint: "shine", corners: [at(0, glass.low), at(0.35, glass.low), at(0.75, glass.top), at(0, glass.top)] },
  ];
}

function rectangle(
  { at }: WallAxes,
  paint: Face["paint"],
  from: number,
  to: number,
  low: number,
  top: number,
  layer: number,
): Face {
  const out = layer * LAYER_M;
  return { paint, corners: [at(from, low, out), at(to, low, out), at(to, top, out), at(from, top, out)] };
}
