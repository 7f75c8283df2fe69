import type { Layout } from "hangar-engine";
import { dimensionLines, RATIO, see, type Camera, type Frame, type SizeName } from "../../drawing/building/camera.ts";
import type { Place } from "../../drawing/building/space.ts";

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

/** What a line names: metres from its start to its end. */
export function lengthOfLine({ geometry }: Layout, name: SizeName): number {
  return { length: geometry.length_m, width: geometry.width_m, height: geometry.height_m }[name];
}
