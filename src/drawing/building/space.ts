/** Along the length from the first end, up from the ground, across from the first side; metres. */
export type Place = readonly [along_m: number, up_m: number, across_m: number];

/** A direction, or a way from one place to another, in the same axes. */
export type Vector = Place;

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Roots are the same in every engine, `Math.hypot` is not. */
export const unit = (a: Vector): Vector => times(a, 1 / Math.sqrt(dot(a, a)));
export const between = (a: Place, b: Place, part: number): Place => plus(a, times(minus(b, a), part));
