import type { Layout } from "hangar-engine";
import type { Face, Paint } from "../../drawing/building/pieces.ts";
import { OUTSIDE_M } from "../../drawing/building/walls.ts";
import { codeOf } from "./code-of.ts";
import type { BillLine, HangarModel } from "./hangar-model.ts";

/** Lines of the bill for panels, one of which an answer has. */
const PANELS = {
  wall: ["wall_panel_mineral_wool", "wall_panel_foam"],
  roof: ["roof_panel_mineral_wool", "roof_panel_foam"],
} as const satisfies Record<string, readonly string[]>;

/** The name of a wall by its paint; nothing of what is no wall. */
export const wallName = ({ texts }: HangarModel, paint: Paint): string | undefined => texts.model.walls[paint];

/** The line of the bill that a wall or a slope is in, where panels are ordered. */
export function panelLine({ body, layout }: HangarModel, of: keyof typeof PANELS): BillLine {
  const codes = PANELS[of].map((key) => codeOf(layout, key));
  return body.result.materials.find((line): line is BillLine => !line.group && codes.includes(line.code))!;
}

/** What is so near to an edge of the hangar goes out with it, metres: trim at the corners stays as wide as it is. */
const EDGE_M = 0.15;
/** Walls reach so far over the line of the roof, metres: up to the sheet of the roof. */
const UNDER_ROOF_M = 0.19;
/** Finer than this nothing is drawn, metres: what is meant to be equal is equal. */
const GRID_PER_M = 1e4;

/** Zero without a sign. */
export const rounded = (value: number): number => Math.round(value * GRID_PER_M) / GRID_PER_M + 0;

/**
 * A face where it stands around the frame: in the drawings walls stand in the axes of the columns, and the frame would
 * come through them. What lies on a wall stands out of it by `layers` of what it does in the drawings.
 */
export function outside({ geometry, roof }: Layout, { paint, corners }: Face, layers: number): Face {
  const out = (at: number, end: number) => {
    if (at < EDGE_M) return rounded((at < 0 ? at * layers : at) - OUTSIDE_M);
    if (at > end - EDGE_M) return rounded((at > end ? end + (at - end) * layers : at) + OUTSIDE_M);
    return rounded(at);
  };
  // On the high side of an attached roof its edge is in the plane of the wall.
  const raised_m = paint.startsWith("wall") && !(roof.attached && paint === "wall-side2") ? UNDER_ROOF_M : 0;
  return {
    paint,
    corners: corners.map(([along, up, across]) => [
      out(along, geometry.length_m),
      rounded(up > 0 ? up + raised_m : up),
      out(across, geometry.width_m),
    ]),
  };
}
