import type { HangarModel } from "../model/hangar-model.ts";
import { millimetres, rounded, type Pen, type Spot } from "./pen.ts";

/** An axis of the building's grid, with the name that stands in its circle. */
export interface Axis {
  at: number;
  name: string;
}

/** On paper, millimetres. */
const RADIUS = 4;
const NAME = 3.5;
/** Axes that stand too close for their circles lead there aslant. */
const ASLANT = 5;

/** Frames by numbers from the first end. */
export const frameAxes = ({ layout: { frames_m } }: HangarModel): Axis[] =>
  frames_m.map((at_m, i) => ({ at: millimetres(at_m), name: String(i + 1) }));

/** Lines of columns by letters from the first side. */
export const columnAxes = ({ layout: { columnLines }, texts }: HangarModel): Axis[] =>
  columnLines
    .map(({ at_m }) => millimetres(at_m))
    .sort((a, b) => a - b)
    .map((at, i) => ({ at, name: texts.dxf.letters.charAt(i) }));

/** The same axes as they stand when seen from the other side. */
export const mirrored = (axes: readonly Axis[], extent: number): Axis[] =>
  axes.map(({ at, name }) => ({ at: rounded(extent - at), name })).reverse();

/** Lines from `from` to circles in a row, which is beneath the view or, for axes across it, on its left. */
export function drawAxes(pen: Pen, axes: readonly Axis[], from: number, rowAt: number, isAcross = false): void {
  const layer = "VIEW-AXES";
  const radius = RADIUS * pen.scale;
  const spot = (along: number, across: number): Spot => (isAcross ? [across, along] : [along, across]);
  let free = -Infinity;
  for (const { at, name } of axes) {
    const circleAt = Math.max(at, free);
    free = circleAt + 2.2 * radius;
    if (circleAt === at) {
      pen.axis(spot(at, from), spot(at, rowAt + radius));
    } else {
      const bend = spot(at, rowAt + radius + ASLANT * pen.scale);
      pen.axis(spot(at, from), bend);
      pen.axis(bend, spot(circleAt, rowAt + radius));
    }
    pen.circle(layer, spot(circleAt, rowAt), radius);
    pen.text(layer, spot(circleAt, rowAt), NAME, name, { isCentred: true });
  }
}
