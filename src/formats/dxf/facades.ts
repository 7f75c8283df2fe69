import type { Place } from "../../drawing/building/space.ts";
import type { HangarModel } from "../model/hangar-model.ts";
import { columnAxes, frameAxes, mirrored, type Axis } from "./axes.ts";
import { layersOf } from "./layers.ts";
import { millimetres, type Spot } from "./pen.ts";
import { dimensioned, type View } from "./view.ts";

/** The line of the ground goes on past the walls, on paper. */
const GROUND = 5;

/** The plane of a wall as it is seen from outside, with its left end at 0; millimetres. */
interface Plane {
  width: number;
  flat: (place: Place) => Spot;
  has: (place: Place) => boolean;
  axes: readonly Axis[];
  /** The axis that the plane stands on. */
  name: string;
  /** All columns and posts. */
  posts: readonly number[];
  /** Height of the wall where it is lowest. */
  eaves: number;
  /** The roof's edge that is seen over the wall. */
  ridge: readonly Spot[];
}

/** The frame in the planes of all four walls. */
export function facades(model: HangarModel): View[] {
  const { layout, pieces, texts } = model;
  const height = millimetres(layout.geometry.high_m);
  return [sidePlane(model, 0), sidePlane(model, 1), endPlane(model, 0), endPlane(model, 1)].map(
    ({ width, flat, has, axes, name, posts, eaves, ridge }): View => ({
      title: texts.dxf.facade(axes[0]!.name, axes.at(-1)!.name, name),
      width,
      height,
      draw: (dxf, pen) => {
        for (const { position, bars } of pieces) {
          const { view } = layersOf(position);
          for (const { from, to } of bars) if (has(from) && has(to)) pen.line(view, flat(from), flat(to));
        }
        ridge.slice(1).forEach((to, i) => pen.line("VIEW-OUTLINE", ridge[i]!, to));
        const ground = GROUND * pen.scale;
        pen.line("VIEW-OUTLINE", [-ground, 0], [width + ground, 0]);
        dimensioned(dxf, pen, [posts, axes.map(({ at }) => at), [0, width]], { axes: { from: 0, list: axes } });
        dimensioned(
          dxf,
          pen,
          [eaves, height].map((level) => [0, level]),
          { isLeft: true },
        );
      },
    }),
  );
}

function sidePlane(model: HangarModel, side: 0 | 1): Plane {
  const { layout } = model;
  const { length_m, width_m, high_m } = layout.geometry;
  const width = millimetres(length_m);
  const eaves = millimetres(layout.columnLines[side]!.height_m);
  const top = millimetres(high_m);
  const depth = side === 0 ? 0 : millimetres(width_m);
  const axes = side === 0 ? frameAxes(model) : mirrored(frameAxes(model), width);
  return {
    width,
    flat: ([along, up]) => [millimetres(side === 0 ? along : length_m - along), millimetres(up)],
    has: ([, , across]) => millimetres(across) === depth,
    axes,
    name: columnAxes(model).at(-side)!.name,
    posts: axes.map(({ at }) => at),
    eaves,
    ridge:
      eaves < top
        ? [
            [0, eaves],
            [0, top],
            [width, top],
            [width, eaves],
          ]
        : [],
  };
}

/** The first end is seen with the first side on the right. */
function endPlane(model: HangarModel, end: 0 | 1): Plane {
  const { layout } = model;
  const { length_m, width_m, height_m } = layout.geometry;
  const width = millimetres(width_m);
  const depth = end === 0 ? 0 : millimetres(length_m);
  const x = (across_m: number) => millimetres(end === 1 ? across_m : width_m - across_m);
  return {
    width,
    flat: ([, up, across]) => [x(across), millimetres(up)],
    has: ([along]) => millimetres(along) === depth,
    axes: end === 1 ? columnAxes(model) : mirrored(columnAxes(model), width),
    name: frameAxes(model).at(-end)!.name,
    posts: [...layout.columnLines, ...layout.ends[end].posts].map(({ at_m }) => x(at_m)).sort((a, b) => a - b),
    eaves: millimetres(height_m),
    ridge: [],
  };
}
