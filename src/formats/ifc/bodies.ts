import { cross, dot, minus, unit, type Place, type Vector } from "../../drawing/building/space.ts";
import type { BuildingModel } from "./building-model.ts";
import { text, word, type StepFile, type Written } from "./step.ts";

/** A place or a way in the axes of IFC, metres: along the hangar, across it, up. */
type Spot = Vector;

const spotOf = ([along, up, across]: Place): Spot => [along, across, up];

/** To micrometres: roots come out a little different each time, bars that are alike share their shape. */
export const millimetres = (value_m: number): number => Math.round(value_m * 1e6) / 1e3;

const UP: Spot = [0, 0, 1];
const ALONG: Spot = [1, 0, 0];

/** The same in every engine. */
const lengthOf = (way: Spot): number => Math.sqrt(dot(way, way));

/** The X of a body whose Z this is: level. */
const levelTo = (z: Spot): Spot => (Math.abs(z[2]) > 0.999 ? ALONG : unit(cross(UP, z)));

/** The shape of a body and where that stands. */
export interface Body {
  placement: Written;
  shape: Written;
}

/** Writes bodies of a building. */
export class Bodies {
  readonly #step: StepFile;
  readonly #building: BuildingModel;

  constructor(building: BuildingModel) {
    this.#step = building.step;
    this.#building = building;
  }

  /** A bar of a square section. */
  bar(from: Place, to: Place, thickness_m: number): Body {
    const start = spotOf(from);
    const way = minus(spotOf(to), start);
    const side = millimetres(thickness_m);
    const middle = this.#step.shared("IFCAXIS2PLACEMENT2D", this.#step.shared("IFCCARTESIANPOINT", [0, 0]), undefined);
    const profile = this.#step.shared("IFCRECTANGLEPROFILEDEF", word("AREA"), undefined, middle, side, side);
    return { placement: this.#placement(start, unit(way)), shape: this.#extruded(profile, [0, 0, lengthOf(way)]) };
  }

  /** A flat polygon that looks there, led on all of the way `through`. */
  sheet(corners: readonly Place[], looks: Vector, through: Vector): Body {
    const z = spotOf(looks);
    const x = levelTo(z);
    const y = cross(z, x);
    const spots = corners.map(spotOf);
    const [origin] = spots as [Spot];
    const points = [...spots, origin].map((spot) => {
      const at = minus(spot, origin);
      return this.#step.shared("IFCCARTESIANPOINT", [millimetres(dot(at, x)), millimetres(dot(at, y))]);
    });
    const way = spotOf(through);
    const outline = this.#step.shared("IFCPOLYLINE", points);
    const profile = this.#step.shared("IFCARBITRARYCLOSEDPROFILEDEF", word("AREA"), undefined, outline);
    return {
      placement: this.#placement(origin, z),
      shape: this.#extruded(profile, [dot(way, x), dot(way, y), dot(way, z)]),
    };
  }

  #placement(origin: Spot, z: Spot): Written {
    const step = this.#step;
    const point = step.shared("IFCCARTESIANPOINT", origin.map(millimetres));
    const [axis, first] = [step.shared("IFCDIRECTION", z), step.shared("IFCDIRECTION", levelTo(z))];
    return step.add("IFCLOCALPLACEMENT", this.#building.place, step.shared("IFCAXIS2PLACEMENT3D", point, axis, first));
  }

  /** A profile led on along the body's own axes. */
  #extruded(profile: Written, way: Spot): Written {
    const step = this.#step;
    const direction = step.shared("IFCDIRECTION", unit(way));
    const solid = step.shared("IFCEXTRUDEDAREASOLID", profile, undefined, direction, millimetres(lengthOf(way)));
    const shape = step.shared("IFCSHAPEREPRESENTATION", this.#building.bodyContext, text("Body"), text("SweptSolid"), [
      solid,
    ]);
    return step.shared("IFCPRODUCTDEFINITIONSHAPE", undefined, undefined, [shape]);
  }
}
