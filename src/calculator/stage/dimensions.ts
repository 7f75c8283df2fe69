import type { Layout } from "hangar-engine";
import { dimensionLines, RATIO, see, type Camera, type Frame, type SizeName } from "../../drawing/building/camera.ts";
import { minus, type Place } from "../../drawing/building/space.ts";

/** In the picture, as parts of its width and its height from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

export interface DimensionLine {
  name: SizeName;
  from: Spot;
  to: Spot;
  middle: Spot;
  /** Which way the line goes in the picture, degrees. */
  angle: number;
}

/** Where a place is in the picture. */
export function spotOf(camera: Camera, frame: Frame, place: Place): Spot {
  const { x, y } = see(camera, place);
  return { x: (x - frame.left) / frame.width, y: ((frame.top - y) / frame.width) * RATIO };
}

/** The dimension lines of a hangar in the picture. */
export function linesInPicture(layout: Layout, camera: Camera, frame: Frame): DimensionLine[] {
  return Object.entries(dimensionLines(layout, camera)).map(([name, line]) => {
    const [from, to] = [spotOf(camera, frame, line.from), spotOf(camera, frame, line.to)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const angle = (Math.atan2((to.y - from.y) / RATIO, to.x - from.x) * 180) / Math.PI;
    return { name: name as SizeName, from, to, middle, angle: Math.round(angle) };
  });
}

/**
 * How far along a line from its start, metres, the place of it is that is seen nearest to a spot. Beyond the point where
 * the line vanishes it is endlessly far, before it or behind.
 */
export function alongLine(camera: Camera, frame: Frame, line: Record<"from" | "to", Place>, spot: Spot): number {
  const [from, to] = [see(camera, line.from), see(camera, line.to)];
  const length_m = Math.hypot(...minus(line.to, line.from));
  const [right, up] = [to.x - from.x, to.y - from.y];
  const reach = Math.hypot(right, up);
  // Seen from its end a line is a point.
  if (reach === 0) return length_m;
  const x = frame.left + spot.x * frame.width - from.x;
  const y = frame.top - (spot.y * frame.width) / RATIO - from.y;
  const way = (x * right + y * up) / reach;
  const deeper = (to.depth_m - from.depth_m) / length_m;
  const left = (reach * to.depth_m) / length_m - way * deeper;
  return left > 0 ? (from.depth_m * way) / left : deeper * Infinity;
}
