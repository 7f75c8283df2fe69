import { BlockFlags, type DxfStyle, type DxfWriter } from "@tarikjabiri/dxf";
import { rounded, type Pen, type Spot } from "./pen.ts";

/** On paper, millimetres. */
const TEXT = 2.5;
const GAP = 1;
const TICK = 1;
/** Lines go on past those that they meet. */
const PAST = 2;
/** Width of a digit, of its height. */
const DIGIT = 0.85;

/** Where dimensions stand: beside what is measured, along x or along y. */
export interface Row {
  isUpright: boolean;
  /** The dimension line. */
  at: number;
  /** Where its extension lines come from. */
  from: number;
  /** Other lines go through it here. */
  crossing: readonly number[];
}

/** How dimensions look: reals, on paper, and whole numbers. */
const SIZES = { DIMTXT: TEXT, DIMGAP: GAP, DIMTSZ: TICK, DIMASZ: TEXT, DIMEXO: 0, DIMEXE: PAST, DIMDLE: PAST };
const WAYS = {
  // The text over its line, and along it.
  DIMTAD: 1,
  DIMTIH: 0,
  DIMTOH: 0,
  DIMTOFL: 1,
  DIMTMOVE: 2,
  // Whole millimetres, in decimals.
  DIMLUNIT: 2,
  DIMDEC: 0,
};

/** A style for each scale, by its name, the finest in the header: LibreCAD up to 2.2.1 draws all dimensions by the header. */
export function addDimensionStyles(dxf: DxfWriter, scales: readonly number[], textStyle: DxfStyle): void {
  for (const scale of new Set(scales)) {
    const style = { DIMSCALE: scale, ...SIZES, ...WAYS, DIMTXSTY: textStyle.handle };
    Object.assign(dxf.addDimStyle(styleName(scale)), style);
  }
  const finest = Math.min(...scales);
  dxf.setVariable("$DIMSTYLE", { 2: styleName(finest) });
  dxf.setVariable("$DIMTXSTY", { 7: textStyle.name });
  for (const [name, value] of Object.entries({ DIMSCALE: finest, ...SIZES }))
    dxf.setVariable(`$${name}`, { 40: value });
  for (const [name, value] of Object.entries(WAYS)) dxf.setVariable(`$${name}`, { 70: value });
}

const styleName = (scale: number): string => `M1-${scale}`;

/** Each size between neighbouring stops. The first and the last have a free end, where a text finds room. */
export function dimensions(dxf: DxfWriter, pen: Pen, row: Row, stops: readonly number[]): void {
  for (const [i, end] of stops.slice(1).entries()) {
    dimension(dxf, pen, row, [stops[i]!, end], i === 0 && stops.length > 2 ? -1 : i === stops.length - 2 ? 1 : 0);
  }
}

/** One that programs can edit, with its picture in a block: many readers show nothing but that. */
function dimension(
  dxf: DxfWriter,
  pen: Pen,
  { isUpright, at, from, crossing }: Row,
  [start, end]: readonly [number, number],
  free: -1 | 0 | 1,
): void {
  const layer = "VIEW-DIMENSIONS";
  const { scale } = pen;
  const spot = (along: number, across: number): Spot => (isUpright ? [across, along] : [along, across]);
  const value = String(Math.round(end - start));
  const half = (value.length * TEXT * DIGIT * scale) / 2;
  const middle = (start + end) / 2 + shiftOf(start, end, half, free, crossing);
  // Over the line; upright texts are read from the right.
  const textSpot = spot(middle, at + (isUpright ? -1 : 1) * (GAP + TEXT / 2) * scale);
  const beyond = at - Math.sign(from - at) * PAST * scale;

  // Two of the blocks are the spaces of the drawing.
  const block = dxf.blocks.addBlock(`*D${dxf.blocks.blocks.length - 1}`, dxf.document.objects, false);
  block.flags = BlockFlags.AnonymousBlock;
  const picture = pen.into(block);
  for (const stop of [start, end]) {
    const tick = TICK * scale;
    picture.line(layer, spot(stop, from), spot(stop, beyond));
    const [x, y] = spot(stop, at);
    picture.line(layer, [x - tick, y - tick], [x + tick, y + tick]);
  }
  const past = PAST * scale;
  picture.line(layer, spot(Math.min(start - past, middle - half), at), spot(Math.max(end + past, middle + half), at));
  picture.text(layer, textSpot, TEXT, value, { isCentred: true, isUpright });

  dxf.addLinearDim(pen.at(spot(start, from)), pen.at(spot(end, from)), {
    layerName: layer,
    blockName: block.name,
    styleName: styleName(scale),
    definitionPoint: pen.at(spot(end, at)),
    middlePoint: pen.at(textSpot),
    ActualMeasurement: rounded(end - start),
    angle: isUpright ? 90 : 0,
  });
}

/** A text that its size has no room for goes past the free end; one that a line goes through moves beside that. */
function shiftOf(start: number, end: number, half: number, free: -1 | 0 | 1, crossing: readonly number[]): number {
  if (end - start < 2 * half) return free * ((end - start) / 2 + half);
  const centre = (start + end) / 2;
  const line = crossing.find((place) => Math.abs(place - centre) < half);
  return line === undefined ? 0 : line + 1.1 * half - centre;
}
