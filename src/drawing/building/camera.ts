import type { Layout } from "hangar-engine";
import { roofLine } from "../truss.ts";
import { dot, minus, plus, times, type Place, type Vector } from "./space.ts";
import { neighbourTop } from "./surroundings.ts";

/** Where one looks from, around the middle of the hangar: radians, and how many times nearer than at first. */
export interface Orbit {
  azimuth: number;
  elevation: number;
  zoom: number;
}

/** A longer hangar is seen more from its end; gates in an end turn that end to the viewer. */
const AZIMUTH = { ofSquare: 0.66, ofLonger: 0.075, toEnd: 0.22, most: 1.12 } as const;
const ELEVATION = 0.26;

/** How far off the eye is, in half diagonals of the hangar. */
const FAR = 2.3;

/** The first look at a hangar: its first side and its first end, where gates, doors and windows come first. */
export function firstView({ configuration, geometry: { length_m, width_m } }: Layout): Orbit {
  const isAtEnd = configuration.gates > 0 && configuration.gates_pos !== 0;
  const { ofSquare, ofLonger, toEnd, most } = AZIMUTH;
  const turn = ofSquare + ofLonger * (length_m / width_m - 1) + (isAtEnd ? toEnd : 0);
  return { azimuth: -Math.min(most, turn), elevation: ELEVATION, zoom: 1 };
}

export interface Camera {
  eye: Place;
  target: Place;
  /** From the target to the eye, to the right and up in the picture; of length 1. */
  back: Vector;
  right: Vector;
  up: Vector;
  distance_m: number;
}

export function cameraOf({ geometry: { length_m, width_m, high_m } }: Layout, orbit: Orbit): Camera {
  const target: Place = [length_m / 2, high_m * 0.4, width_m / 2];
  return cameraAt(orbit, target, (FAR * Math.hypot(length_m, width_m, high_m)) / 2 + FAR);
}

export function cameraAt({ azimuth, elevation }: Orbit, target: Place, distance_m: number): Camera {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [rise, level] = [Math.sin(elevation), Math.cos(elevation)];
  const back: Vector = [level * sin, rise, -level * cos];
  return {
    eye: plus(target, times(back, distance_m)),
    target,
    back,
    right: [cos, 0, sin],
    up: [-rise * sin, level, rise * cos],
    distance_m,
  };
}

/** A place in the picture: right and up from its middle as tangents of the angle, and how far off, metres. */
export interface Seen {
  x: number;
  y: number;
  depth_m: number;
}

export function see({ target, back, right, up, distance_m }: Camera, place: Place): Seen {
  const way = minus(place, target);
  const depth_m = distance_m - dot(way, back);
  return { x: dot(way, right) / depth_m, y: dot(way, up) / depth_m, depth_m };
}

/** What of the picture is shown: a rectangle twice as wide as high, in tangents. */
export interface Frame {
  left: number;
  top: number;
  width: number;
}

/** Width to height of every picture: its place on the page has it too. */
export const RATIO = 2;
/** Air around the hangar and its dimension lines, as a part of the picture. */
const AIR = { x: 0.045, y: 0.06 } as const;
/** The title floats over the picture's upper left: so much lower, of its height, the hangar stays at the left edge. */
const TITLE = 0.3;

/** The frame in which the hangar and its dimension lines are whole, whichever way it is turned. */
export function fittingFrame(layout: Layout, camera: Camera, zoom = 1): Frame {
  const { geometry, roof } = layout;
  const { length_m, width_m } = geometry;
  const off_m = dimensionOffset(layout);
  const ground = [-off_m, length_m + off_m].flatMap((along): Place[] => [
    [along, 0, -off_m],
    [along, 0, width_m + (roof.attached ? 0 : off_m)],
  ]);
  const top = [0, length_m].flatMap((along) =>
    roofLine(layout).map(([across, up]): Place => [along, up + 0.4, across]),
  );
  const beside = roof.attached ? [0, length_m].map((along): Place => [along, neighbourTop(geometry), width_m]) : [];
  const seen = [...ground, ...top, ...beside].map((place) => see(camera, place));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
  const high = Math.max(
    ...seen.map(({ x, y }) => y + TITLE * (y - low) * Math.max(0, 1 - (2 * (x - left)) / (right - left))),
  );
  const width = Math.max((right - left) / (1 - 2 * AIR.x), ((high - low) * RATIO) / (1 - 2 * AIR.y)) / zoom;
  return { left: (left + right - width) / 2, top: (low + high + width / RATIO) / 2, width };
}

/** How far off the walls dimension lines run, metres. */
function dimensionOffset({ geometry: { length_m, width_m } }: Layout): number {
  return 1.5 + 0.022 * (length_m + width_m);
}

export type SizeName = "length" | "width" | "height";

/** The dimension lines beside the sides that are seen; a handle stands at the end of each, where the hangar grows. */
export function dimensionLines(layout: Layout, { back }: Camera): Record<SizeName, { from: Place; to: Place }> {
  const { geometry, roof } = layout;
  const { length_m, width_m, height_m } = geometry;
  const off_m = dimensionOffset(layout);
  const isFirstSide = back[2] < 0;
  const isFirstEnd = back[0] < 0;
  const across = isFirstSide ? -off_m : width_m + off_m;
  const along = isFirstEnd ? -off_m : length_m + off_m;
  const near = isFirstEnd ? 0 : length_m;
  const behind = isFirstSide ? width_m : 0;
  // The height is that of the low side: at the end's far corner or, where that is high, before the near one.
  const isLow = roof.slopes === 2 || behind === 0;
  const corner = isLow ? { along: (along + near) / 2, across: behind } : { along: near, across };
  return {
    length: { from: [0, 0, across], to: [length_m, 0, across] },
    width: { from: [along, 0, 0], to: [along, 0, width_m] },
    height: { from: [corner.along, 0, corner.across], to: [corner.along, height_m, corner.across] },
  };
}
