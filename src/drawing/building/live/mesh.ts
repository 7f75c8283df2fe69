import type { Building } from "../building.ts";
import type { MemberKind } from "../members.ts";
import { isFace, type Paint, type Side } from "../pieces.ts";
import { cross, minus, plus, times, unit, type Place, type Vector } from "../space.ts";
import { PAINT_OF_MEMBER } from "../still.ts";
import { PERSON } from "../surroundings.ts";
import { THICKNESS_M } from "../thickness.ts";
import type { Colour, Palette } from "./palette.ts";

/** Triangles for the graphics card: each vertex has a position, a colour and the way its face looks, if it has a back. */
export interface Triangles {
  position: Float32Array;
  looks: Float32Array;
  colour: Float32Array;
}

/** In the live view the first end is at the origin, the first side turned to the viewer. */
export const seen = ([along, up, across]: Place): Vector => [along, up, -across];

const NO_BACK: Vector = [0, 0, 0];
/** Lines lie on their faces by so much, metres. */
const LIFT_M = 0.015;

class Builder {
  readonly #position: number[] = [];
  readonly #looks: number[] = [];
  readonly #colour: number[] = [];

  /** A flat polygon without hollows. */
  face(corners: readonly Place[], colour: Colour, looks: Vector): void {
    for (let i = 2; i < corners.length; i++) {
      for (const corner of [corners[0]!, corners[i - 1]!, corners[i]!]) {
        this.#position.push(...seen(corner));
        this.#looks.push(...seen(looks));
        this.#colour.push(...colour);
      }
    }
  }

  ribbon(from: Place, to: Place, width_m: number, colour: Colour, looks: Vector): void {
    const aside = times(unit(cross(looks, minus(to, from))), width_m / 2);
    const lift = times(looks, LIFT_M);
    const corners = [plus(from, aside), minus(from, aside), minus(to, aside), plus(to, aside)];
    this.face(
      corners.map((corner) => plus(corner, lift)),
      colour,
      looks,
    );
  }

  /** A bar of square section; its ends stay open, they lie in other bars. */
  bar(from: Place, to: Place, thickness_m: number, colour: Colour): void {
    const along = unit(minus(to, from));
    const aside = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(aside, along);
    for (const [out, wide] of [
      [aside, up],
      [times(aside, -1), up],
      [up, aside],
      [times(up, -1), aside],
    ] as const) {
      const [a, b] = [times(out, thickness_m / 2), times(wide, thickness_m / 2)];
      const corners = [plus(plus(from, a), b), minus(plus(from, a), b), minus(plus(to, a), b), plus(plus(to, a), b)];
      this.face(corners, toned(colour, out), out);
    }
  }

  triangles(): Triangles {
    return {
      position: new Float32Array(this.#position),
      looks: new Float32Array(this.#looks),
      colour: new Float32Array(this.#colour),
    };
  }
}

/** Light from above and from the first end, around the tone that the still has. */
function toned([red, green, blue, cover]: Colour, [along, up]: Vector): Colour {
  const light = 1 + 0.12 * up - 0.08 * along;
  return [red * light, green * light, blue * light, cover];
}

/** What covers, in any order, and what shines through, in the order of painting. */
export function buildingTriangles(building: Building, palette: Palette): { solid: Triangles; clear: Triangles } {
  const [solid, clear] = [new Builder(), new Builder()];
  const builderOf = (colour: Colour) => (colour[3] < 1 ? clear : solid);
  const add = ({ looks, pieces }: Side) => {
    for (const piece of pieces) {
      const colour = palette[piece.paint];
      const builder = builderOf(colour);
      if (isFace(piece)) builder.face(piece.corners, colour, looks);
      else for (const [from, to] of piece.lines) builder.ribbon(from, to, piece.width_m, colour, looks);
    }
  };
  building.ground.forEach(add);
  building.others.forEach(({ sides }) => sides.forEach(add));
  building.shell.sides.forEach(add);
  for (const { kind, from, to } of building.frame) {
    solid.bar(from, to, THICKNESS_M[kind], palette[paintOf(kind)]);
  }
  return { solid: solid.triangles(), clear: clear.triangles() };
}

const paintOf = (kind: MemberKind): Paint => PAINT_OF_MEMBER[kind];

/** The person, standing at the origin and turned to who looks along the length. */
export function personTriangles(palette: Palette): Triangles {
  const builder = new Builder();
  for (const shape of PERSON) {
    builder.face(
      shape.map(([across, up]): Place => [across, up, 0]),
      palette.person,
      NO_BACK,
    );
  }
  return builder.triangles();
}
