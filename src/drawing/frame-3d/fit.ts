import type { Orbit } from "./orbit.ts";

/** Along the length, up and across, metres. */
export type Size = readonly [length_m: number, height_m: number, width_m: number];

type Vector = readonly [number, number, number];

/** Air around the hangar. */
const MARGIN = 1.06;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From the middle of the hangar to the eye, of length 1. */
export function towards({ azimuth, elevation }: Orbit): Vector {
  const level = Math.cos(elevation);
  return [level * Math.sin(azimuth), Math.sin(elevation), level * Math.cos(azimuth)];
}

/**
 * How far the eye must be, metres, for a box of this size to fit whichever way it is turned. The tangents are those of
 * half the angle of the view, across and up.
 */
export function fittingDistance(size: Size, orbit: Orbit, tangentAcross: number, tangentUp: number): number {
  const eye = towards(orbit);
  const right: Vector = [Math.cos(orbit.azimuth), 0, -Math.sin(orbit.azimuth)];
  const up: Vector = [
    eye[1] * right[2] - eye[2] * right[1],
    eye[2] * right[0] - eye[0] * right[2],
    eye[0] * right[1] - eye[1] * right[0],
  ];
  let distance = 0;
  for (let corner = 0; corner < 8; corner++) {
    const half = size.map((extent, axis) => (corner & (1 << axis) ? extent : -extent) * (MARGIN / 2));
    const place = half as unknown as Vector;
    const needed = Math.max(Math.abs(dot(place, right)) / tangentAcross, Math.abs(dot(place, up)) / tangentUp);
    distance = Math.max(distance, needed + dot(place, eye));
  }
  return distance;
}
