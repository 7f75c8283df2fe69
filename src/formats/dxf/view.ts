import type { DxfWriter } from "@tarikjabiri/dxf";
import { drawAxes, type Axis } from "./axes.ts";
import { dimensions } from "./dimensions.ts";
import type { Pen } from "./pen.ts";

/** A flat view of a hangar, from its lower left corner. */
export interface View {
  title: string;
  /** Millimetres of the hangar. */
  width: number;
  height: number;
  draw: (dxf: DxfWriter, pen: Pen) => void;
}

/** What stands around a view, millimetres of the paper. */
export const AROUND = { left: 42, right: 14, bottom: 42, top: 20 } as const;

const FIRST_ROW = 10;
const NEXT_ROW = 8;
const TO_CIRCLES = 9;

interface Side {
  /** On the left of the view and not beneath it. */
  isLeft?: boolean;
  /** Where the lines of axes come from; none without. */
  axes?: { from: number; list: readonly Axis[] };
}

/** Rows of dimensions, the finest next to the view, and the circles of the axes beyond them. */
export function dimensioned(
  dxf: DxfWriter,
  pen: Pen,
  rows: readonly (readonly number[])[],
  { isLeft = false, axes }: Side,
): void {
  // What a row tells, a row with the same stops need not tell again.
  const distinct = rows.filter((stops, i) => stops.join() !== rows[i + 1]?.join());
  const crossing = axes?.list.map((axis) => axis.at) ?? [];
  const at = (row: number) => -(FIRST_ROW + NEXT_ROW * row) * pen.scale;
  distinct.forEach((stops, i) => dimensions(dxf, pen, { isUpright: isLeft, at: at(i), from: 0, crossing }, stops));
  if (axes) drawAxes(pen, axes.list, axes.from, at(distinct.length - 1) - TO_CIRCLES * pen.scale, isLeft);
}
