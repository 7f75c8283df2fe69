import type { Place } from "../../drawing/building/space.ts";
import { THICKNESS_M } from "../../drawing/building/thickness.ts";
import type { HangarModel } from "../model/hangar-model.ts";
import { columnAxes, frameAxes } from "./axes.ts";
import { layersOf } from "./layers.ts";
import { millimetres, type Spot } from "./pen.ts";
import { dimensioned, type View } from "./view.ts";

/** Axes go on past the walls, on paper. */
const PAST = 4;

/** Columns and what stands in the walls, from above. */
export function plan(model: HangarModel): View {
  const { layout, pieces, texts } = model;
  const [width, height] = [millimetres(layout.geometry.length_m), millimetres(layout.geometry.width_m)];
  const [numbers, letters] = [frameAxes(model), columnAxes(model)];
  const flat = ([along, , across]: Place): Spot => [millimetres(along), millimetres(across)];
  return {
    title: texts.dxf.plan,
    width,
    height,
    draw: (dxf, pen) => {
      pen.rectangle("VIEW-OUTLINE", [width / 2, height / 2], width, height);
      for (const { position, bars } of pieces) {
        const { view } = layersOf(position);
        if (view === "VIEW-FRAME") continue;
        // An upright, or what lies over the whole of a gate, a door or a window.
        const { kind, from, to } = bars.at(-1)!;
        const thickness = millimetres(THICKNESS_M[kind]);
        const [[x1, y1], [x2, y2]] = [flat(from), flat(to)];
        pen.rectangle(view, [(x1 + x2) / 2, (y1 + y2) / 2], x2 - x1 || thickness, y2 - y1 || thickness);
      }
      const past = PAST * pen.scale;
      dimensioned(dxf, pen, [numbers.map(({ at }) => at), [0, width]], {
        axes: { list: numbers, from: height + past },
      });
      dimensioned(dxf, pen, [letters.map(({ at }) => at), [0, height]], {
        isLeft: true,
        axes: { list: letters, from: width + past },
      });
    },
  };
}
