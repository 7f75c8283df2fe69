import type { Layout } from "hangar-engine";

/** Across the hangar from the low side, and up from the ground; metres. */
export type Point = readonly [across_m: number, up_m: number];

export interface Segment {
  part: "chord" | "web";
  from: Point;
  to: Point;
}

/** Panels of a truss are about this long, metres. */
const PANEL_M = 1.8;
/** Depth of a truss with parallel chords, as a part of its span. */
const DEPTH = 0.06;

/** The line of the roof, from the low side on. */
export function roofLine({ roof, geometry: { width_m, height_m, high_m } }: Layout): Point[] {
  if (roof.slopes === 1)
    return [
      [0, height_m],
      [width_m, high_m],
    ];
  return [
    [0, height_m],
    [width_m / 2, high_m],
    [width_m, height_m],
  ];
}

/** The trusses of one frame, schematically: under a ridge a triangle, under one slope parallel chords. */
export function trussSegments(layout: Layout): Segment[] {
  const { roof, geometry } = layout;
  const isTriangle = roof.slopes === 2 && roof.spans === 1;
  const depth_m = (geometry.width_m / roof.spans) * DEPTH;
  const segments: Segment[] = [];
  const line = roofLine(layout);
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i]!;
    const top = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const bottom = (part: number): Point => [top(part)[0], isTriangle ? geometry.height_m : top(part)[1] - depth_m];
    segments.push({ part: "chord", from, to }, { part: "chord", from: bottom(0), to: bottom(1) });
    const panels = Math.max(2, Math.round((to[0] - from[0]) / PANEL_M));
    for (let panel = 0; panel < panels; panel++) {
      const middle = bottom((panel + 0.5) / panels);
      for (const end of [top(panel / panels), top((panel + 1) / panels)]) {
        // At the tip of a triangle the web would lie in the chord.
        if (end[1] !== middle[1]) segments.push({ part: "web", from: end, to: middle });
      }
    }
  }
  return segments;
}
