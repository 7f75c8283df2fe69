import type { Place, Vector } from "./space.ts";

/** What a piece is painted with: classes of building.css, which the live view reads too. */
export const PAINTS = [
  "apron",
  "apron-edge",
  "shade",
  "wall-side1",
  "wall-side2",
  "wall-end1",
  "wall-end2",
  "seam",
  "plinth",
  "trim",
  "roof-front",
  "roof-back",
  "roof-seam",
  "ridge",
  "fascia",
  "jamb",
  "gate",
  "gate-seam",
  "door",
  "window",
  "glass",
  "shine",
  "neighbour-front",
  "neighbour-end",
  "neighbour-roof",
  "neighbour-glass",
  "person",
  "lorry-front",
  "lorry-side",
  "lorry-top",
  "lorry-dark",
  "steel",
  "steel-light",
  "steel-thin",
] as const;

export type Paint = (typeof PAINTS)[number];

/** A flat polygon without hollows. */
export interface Face {
  paint: Paint;
  corners: readonly Place[];
}

/** Lines of one width. */
export interface Strokes {
  paint: Paint;
  width_m: number;
  lines: readonly (readonly [from: Place, to: Place])[];
}

export type Piece = Face | Strokes;

/** Pieces in one plane, later over earlier; seen from where the plane looks. */
export interface Side {
  looks: Vector;
  pieces: readonly Piece[];
}

/** A body without hollows between two opposite corners of a box, its sides in an order in which later may hide earlier. */
export interface Body {
  least: Place;
  most: Place;
  sides: readonly Side[];
}

export const isFace = (piece: Piece): piece is Face => "corners" in piece;

/** Any place in the plane of a side. */
export function placeOn({ pieces }: Side): Place {
  const first = pieces[0]!;
  return isFace(first) ? first.corners[0]! : first.lines[0]![0];
}

/** A box of paints: towards the first side, the first end, the sky; the other two sides as those opposite to them. */
export function box(least: Place, most: Place, front: Paint, end: Paint, top: Paint): Body {
  const [x1, y1, z1] = least;
  const [x2, y2, z2] = most;
  const side = (looks: Vector, paint: Paint, ...corners: Place[]): Side => ({ looks, pieces: [{ paint, corners }] });
  return {
    least,
    most,
    sides: [
      side([0, 0, -1], front, [x1, y1, z1], [x2, y1, z1], [x2, y2, z1], [x1, y2, z1]),
      side([0, 0, 1], front, [x1, y1, z2], [x2, y1, z2], [x2, y2, z2], [x1, y2, z2]),
      side([-1, 0, 0], end, [x1, y1, z1], [x1, y1, z2], [x1, y2, z2], [x1, y2, z1]),
      side([1, 0, 0], end, [x2, y1, z1], [x2, y1, z2], [x2, y2, z2], [x2, y2, z1]),
      side([0, 1, 0], top, [x1, y2, z1], [x2, y2, z1], [x2, y2, z2], [x1, y2, z2]),
    ],
  };
}
