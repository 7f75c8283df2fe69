import { cross, dot, minus, plus, times, unit, type Vector } from "../../drawing/building/space.ts";

const AXES = { up: [0, 1, 0], along: [1, 0, 0] } as const;
const QUAD = [0, 1, 2, 0, 2, 3];

/** Flat-shaded triangles in the axes of glTF. */
export class Triangles {
  readonly position: number[] = [];
  readonly normal: number[] = [];
  readonly index: number[] = [];

  /** Triangles between corners of one plane, turned so that they are seen from where it `looks`. */
  face(corners: readonly Vector[], index: readonly number[], looks: Vector): void {
    const first = this.position.length / 3;
    for (const corner of corners) {
      this.position.push(...corner);
      this.normal.push(...looks);
    }
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [index[i]!, index[i + 1]!, index[i + 2]!];
      const normal = cross(minus(corners[b]!, corners[a]!), minus(corners[c]!, corners[a]!));
      const isTurned = dot(normal, looks) < 0;
      this.index.push(first + a, first + (isTurned ? c : b), first + (isTurned ? b : c));
    }
  }

  /** A bar of square section with its ends. Nothing of it reaches below `floor`. */
  bar(from: Vector, to: Vector, thickness: number, floor: number): void {
    const along = unit(minus(to, from));
    const aside = unit(cross(along, Math.abs(along[1]) > 0.9 ? AXES.along : AXES.up));
    const up = cross(aside, along);
    const [a, b] = [times(aside, thickness / 2), times(up, thickness / 2)];
    const around = [plus(a, b), minus(b, a), times(plus(a, b), -1), minus(a, b)];
    const ends = ([from, to] as const).map((end) =>
      around.map((corner): Vector => {
        const [x, y, z] = plus(end, corner);
        return [x, Math.max(floor, y), z];
      }),
    );
    const [first, last] = [ends[0]!, ends[1]!];
    for (const [i, looks] of [up, times(aside, -1), times(up, -1), aside].entries()) {
      const next = (i + 1) % 4;
      this.face([first[i]!, first[next]!, last[next]!, last[i]!], QUAD, looks);
    }
    this.face(first, QUAD, times(along, -1));
    this.face(last, QUAD, along);
  }
}
