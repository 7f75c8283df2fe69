import type { Layout } from "hangar-engine";
import { isFace, type Face, type Paint, type Side, type Strokes } from "../../drawing/building/pieces.ts";
import { cross, minus, plus, times, unit, type Place, type Vector } from "../../drawing/building/space.ts";
import { outside, rounded } from "../model/panels.ts";
import { cut, type Hole, type Point } from "./cut.ts";

/** A face in triangles, each between three of its corners. */
export interface CutFace extends Face {
  index: readonly number[];
}

/** What lies in a hole covers its edge by so much, metres. */
const OVERLAP_M = 0.03;
/** What lies on a wall stands out of it by so much of what it does in the drawings: holes keep most of it apart. */
const LAYERS = 0.5;
/** Seams of the roof lie so much lower than in the drawings, metres: under the ridge where they end at it. */
const SEAM_LOWER_M = 0.01;
/** Paints of what is seen from inside too, and so needs a hole in what is behind it. */
const OPENINGS: readonly Paint[] = ["jamb", "gate", "door", "window", "glass"];

export const isWall = ({ pieces }: Side): boolean => pieces[0]!.paint.startsWith("wall");

/** A wall or a part of the roof, all around the frame. */
export function* cutFaces(layout: Layout, side: Side): Generator<CutFace> {
  const { looks, pieces } = side;
  const layers = isWall(side) ? LAYERS : 1;
  const faces = pieces
    .flatMap((piece): readonly Face[] => (isFace(piece) ? [piece] : ribbons(piece, looks)))
    .map((face) => outside(layout, face, layers));
  const axis = looks[2] === 0 ? 2 : 0;
  const on = (place: Place): Point => [place[axis], place[1]];
  // Only walls have openings.
  const cutters = faces.flatMap(({ paint, corners }, order) => {
    if (!OPENINGS.includes(paint) && paint !== "trim") return [];
    const box = boxOf(corners.map(on));
    return [{ paint, order, box, narrow: paint === "trim" ? box : narrowed(box) }];
  });
  for (const [order, { paint, corners }] of faces.entries()) {
    const holes = cutters
      // Trim lies on the wall, and in one plane with the plinth.
      .filter((cutter) => cutter.order > order && (cutter.paint !== "trim" || paint === "plinth"))
      .map(({ box, narrow }) => (paint === "seam" ? box : narrow));
    const { points, index } = cut(corners.map(on), holes);
    const [along, , across] = corners[0]!;
    const back = ([at, up]: Point): Place => (axis === 0 ? [at, up, across] : [along, up, at]);
    yield { paint, corners: holes.length === 0 ? corners : points.map(back), index };
  }
}

function ribbons({ paint, width_m, lines }: Strokes, looks: Vector): Face[] {
  const lift = times(looks, paint === "roof-seam" ? -SEAM_LOWER_M : 0);
  return lines.map(([from, to]) => {
    const aside = times(unit(cross(looks, minus(to, from))), width_m / 2);
    const corners = [plus(from, aside), minus(from, aside), minus(to, aside), plus(to, aside)];
    return { paint, corners: corners.map((corner) => plus(corner, lift)) };
  });
}

function boxOf(corners: readonly Point[]): Hole {
  const [ats, ups] = [corners.map(([at]) => at), corners.map(([, up]) => up)];
  return { from: Math.min(...ats), to: Math.max(...ats), low: Math.min(...ups), top: Math.max(...ups) };
}

/** Gates and doors stand on the ground. */
const narrowed = ({ from, to, low, top }: Hole): Hole => ({
  from: rounded(from + OVERLAP_M),
  to: rounded(to - OVERLAP_M),
  low: low > 0 ? rounded(low + OVERLAP_M) : low,
  top: rounded(top - OVERLAP_M),
});
