import type { Layout } from "hangar-engine";
import { roofLine } from "../truss.ts";
import type { Piece, Side } from "./pieces.ts";
import { between, cross, minus, unit, type Place, type Vector } from "./space.ts";

/** The roof stands out over the walls, and is so thick from top to bottom, metres. */
const OVERHANG_M = 0.3;
export const ROOF_THICKNESS_M = 0.2;
/** Panels of the roof are so wide, metres. */
const PANEL_M = 1.05;
const SEAM_M = 0.06;

/** The slopes with their edges. An attached roof ends at the wall of its building. */
export function roofSides(layout: Layout): Side[] {
  const { length_m } = layout.geometry;
  const [from, to] = [-OVERHANG_M, length_m + OVERHANG_M];
  const line = overhanging(layout);
  const sides: Side[] = [];
  const seams = Math.max(2, Math.round((to - from) / PANEL_M));
  for (const [i, [across, up]] of line.slice(1).entries()) {
    const [before, beforeUp] = line[i]!;
    const corners: Place[] = [
      [from, beforeUp, before],
      [to, beforeUp, before],
      [to, up, across],
      [from, up, across],
    ];
    const normal = unit(cross(minus(corners[3]!, corners[0]!), minus(corners[1]!, corners[0]!)));
    const looks: Vector = normal[1] > 0 ? normal : [-normal[0], -normal[1], -normal[2]];
    const lift = (place: Place): Place => [place[0], place[1] + 0.02, place[2]];
    const pieces: Piece[] = [
      { paint: i === 0 ? "roof-front" : "roof-back", corners },
      {
        paint: "roof-seam",
        width_m: SEAM_M,
        lines: Array.from({ length: seams - 1 }, (_, seam) => {
          const part = (seam + 1) / seams;
          return [lift(between(corners[0]!, corners[1]!, part)), lift(between(corners[3]!, corners[2]!, part))];
        }),
      },
    ];
    if (line.length === 3) {
      const ridge = i === 0 ? [corners[3]!, corners[2]!] : [corners[0]!, corners[1]!];
      pieces.push({ paint: "ridge", width_m: 0.12, lines: [[lift(ridge[0]!), lift(ridge[1]!)]] });
    }
    sides.push({ looks, pieces });
  }
  const edge = (looks: Vector, ...corners: Place[]): Side => ({ looks, pieces: [{ paint: "fascia", corners }] });
  const [first, last] = [line[0]!, line.at(-1)!];
  for (const [[across, up], way] of [
    [first, -1],
    [last, 1],
  ] as const) {
    const low = up - ROOF_THICKNESS_M;
    sides.push(edge([0, 0, way], [from, low, across], [to, low, across], [to, up, across], [from, up, across]));
  }
  for (const [along, way] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (const [i, [across, up]] of line.slice(1).entries()) {
      const [before, beforeUp] = line[i]!;
      sides.push(
        edge(
          [way, 0, 0],
          [along, beforeUp - ROOF_THICKNESS_M, before],
          [along, up - ROOF_THICKNESS_M, across],
          [along, up, across],
          [along, beforeUp, before],
        ),
      );
    }
  }
  return sides;
}

/** The roof's line with its thickness on top of the walls, led on over the eaves. */
function overhanging(layout: Layout): [across: number, up: number][] {
  const { roof } = layout;
  const line = roofLine(layout).map(([across, up]): [number, number] => [across, up + ROOF_THICKNESS_M]);
  const [first, last] = [line[0]!, line.at(-1)!];
  first[0] -= OVERHANG_M;
  first[1] -= OVERHANG_M * roof.slope;
  if (roof.attached) return line;
  last[0] += OVERHANG_M;
  last[1] += (roof.slopes === 2 ? -1 : 1) * OVERHANG_M * roof.slope;
  return line;
}
