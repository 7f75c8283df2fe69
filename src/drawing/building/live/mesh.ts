import type { Layout } from "hangar-engine";
import { roofLine } from "../truss.ts";
import type { Member, MemberKind, Place } from "./members.ts";
import type { Colour, Palette } from "./palette.ts";

/** Triangles for the graphics card: each vertex has a position, a normal and a colour. */
export interface Triangles {
  position: Float32Array;
  normal: Float32Array;
  colour: Float32Array;
}

/** Thickness in the view, metres; sections are no part of a calculation. */
const THICKNESS_M: Record<MemberKind, number> = {
  column: 0.26,
  post: 0.2,
  chord: 0.14,
  web: 0.08,
  roofPurlin: 0.09,
  girt: 0.09,
  strut: 0.1,
  bracing: 0.06,
  gate: 0.16,
  opening: 0.1,
};

/** The ground shows around the hangar by this much, metres. */
export const GROUND_MARGIN_M = 1;

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const plus = (...all: Vector[]): Vector =>
  all.reduce((sum, a) => [sum[0] + a[0], sum[1] + a[1], sum[2] + a[2]], [0, 0, 0]);
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));

class Builder {
  readonly position: number[] = [];
  readonly normal: number[] = [];
  readonly colour: number[] = [];
  readonly #middle: Vector;

  constructor({ geometry: { length_m, width_m, high_m } }: Layout) {
    this.#middle = [length_m / 2, high_m / 2, width_m / 2];
  }

  /** From places in the hangar to the view: its middle at the origin, the first side turned to the viewer. */
  seen([along, up, across]: Place): Vector {
    const [x, y, z] = this.#middle;
    return [along - x, up - y, z - across];
  }

  /** A flat polygon of three corners and more. */
  face(corners: readonly Vector[], colour: Colour, normal?: Vector): void {
    const across = normal ?? unit(cross(minus(corners[1]!, corners[0]!), minus(corners[2]!, corners[0]!)));
    for (let i = 2; i < corners.length; i++) {
      for (const corner of [corners[0]!, corners[i - 1]!, corners[i]!]) {
        this.position.push(...corner);
        this.normal.push(...across);
        this.colour.push(...colour);
      }
    }
  }

  /** A bar of square section; its ends stay open, they lie in other bars. */
  bar(from: Vector, to: Vector, thickness_m: number, colour: Colour): void {
    const along = unit(minus(to, from));
    const helper: Vector = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    const side = unit(cross(along, helper));
    const up = cross(side, along);
    const half = thickness_m / 2;
    for (const [out, wide] of [
      [side, up],
      [times(side, -1), up],
      [up, side],
      [times(up, -1), side],
    ] as const) {
      const [a, b] = [times(out, half), times(wide, half)];
      const corners = [plus(from, a, b), plus(from, a, times(b, -1)), plus(to, a, times(b, -1)), plus(to, a, b)];
      this.face(corners, colour, out);
    }
  }

  triangles(): Triangles {
    const { position, normal, colour } = this;
    return {
      position: new Float32Array(position),
      normal: new Float32Array(normal),
      colour: new Float32Array(colour),
    };
  }
}

export function frameTriangles(layout: Layout, members: readonly Member[], palette: Palette): Triangles {
  const builder = new Builder(layout);
  for (const { kind, from, to } of members) {
    builder.bar(builder.seen(from), builder.seen(to), THICKNESS_M[kind], palette[kind]);
  }
  return builder.triangles();
}

export function groundTriangles(layout: Layout, palette: Palette): Triangles {
  const { length_m, width_m } = layout.geometry;
  const builder = new Builder(layout);
  const corners: Place[] = [
    [-GROUND_MARGIN_M, -0.02, -GROUND_MARGIN_M],
    [length_m + GROUND_MARGIN_M, -0.02, -GROUND_MARGIN_M],
    [length_m + GROUND_MARGIN_M, -0.02, width_m + GROUND_MARGIN_M],
    [-GROUND_MARGIN_M, -0.02, width_m + GROUND_MARGIN_M],
  ];
  builder.face(
    corners.map((place) => builder.seen(place)),
    palette.ground,
  );
  return builder.triangles();
}

/** Walls and roof; a wall that adjoins a building stays open unless its panels were ordered. */
export function claddingTriangles(layout: Layout, palette: Palette): Triangles {
  const { roof, configuration, columnLines, geometry } = layout;
  const { length_m, width_m } = geometry;
  const builder = new Builder(layout);
  const line = roofLine(layout);
  const panel = (...corners: Place[]) =>
    builder.face(
      corners.map((place) => builder.seen(place)),
      palette.cladding,
    );
  for (const [i, [across, up]] of line.slice(1).entries()) {
    const [before, beforeUp] = line[i]!;
    panel([0, beforeUp, before], [length_m, beforeUp, before], [length_m, up, across], [0, up, across]);
  }
  for (const side of [0, 1] as const) {
    if (side === 1 && roof.attached && !configuration.panels_high_wall) continue;
    const { at_m, height_m } = columnLines[side]!;
    panel([0, 0, at_m], [length_m, 0, at_m], [length_m, height_m, at_m], [0, height_m, at_m]);
  }
  for (const x of [0, length_m]) {
    panel([x, 0, 0], ...line.map(([across, up]): Place => [x, up, across]), [x, 0, width_m]);
  }
  return builder.triangles();
}
