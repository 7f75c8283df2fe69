import { point3d, TextHorizontalAlignment, TextVerticalAlignment, type DxfBlock, type vec3_t } from "@tarikjabiri/dxf";
import type { LayerName } from "./layers.ts";

/** To the right and up, millimetres. */
export type Spot = readonly [x: number, y: number];

/** Draws flat, from an origin of its own, in millimetres of the hangar. */
export interface Pen {
  /** Millimetres of the hangar in one of the paper. */
  scale: number;
  at: (spot: Spot) => vec3_t;
  line: (layer: LayerName, from: Spot, to: Spot) => void;
  /** A line of the building's grid, its dashes as long on paper as they should be. */
  axis: (from: Spot, to: Spot) => void;
  rectangle: (layer: LayerName, middle: Spot, width: number, height: number) => void;
  circle: (layer: LayerName, middle: Spot, radius: number) => void;
  /** `height` is on paper. */
  text: (layer: LayerName, spot: Spot, height: number, value: string, look?: TextLook) => void;
  /** The same pen in a block. */
  into: (block: DxfBlock) => Pen;
}

export interface TextLook {
  /** Otherwise the spot is its lower left corner. */
  isCentred?: boolean;
  isUpright?: boolean;
}

/** The text style, named after the font of LibreCAD that has Cyrillic letters: it looks for one of the style's name. */
export const TEXT_STYLE = "unicode";

/** Fonts of CAD have the blank and the hyphen of ASCII alone; where another is missing they draw a box. */
const plain = (value: string): string => value.replace(/\s/g, " ").replace(/[\u2010-\u2015\u2212]/g, "-");

/** No more digits than a hangar has, and no minus before a zero. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export const millimetres = (value_m: number): number => rounded(value_m * 1000);

export function penIn(block: DxfBlock, scale: number, origin: Spot): Pen {
  const at = ([x, y]: Spot) => point3d(rounded(origin[0] + x), rounded(origin[1] + y), 0);
  return {
    scale,
    at,
    line: (layerName, from, to) => block.addLine(at(from), at(to), { layerName }),
    axis: (from, to) => block.addLine(at(from), at(to), { layerName: "VIEW-AXES", lineTypeScale: scale }),
    rectangle: (layerName, [x, y], width, height) =>
      block.addRectangle(at([x - width / 2, y + height / 2]), at([x + width / 2, y - height / 2]), { layerName }),
    circle: (layerName, middle, radius) => block.addCircle(at(middle), radius, { layerName, lineType: "Continuous" }),
    text: (layerName, spot, height, value, { isCentred = false, isUpright = false } = {}) => {
      const text = block.addText(at(spot), height * scale, plain(value), {
        layerName,
        // Where the layer has dashes, LibreCAD draws letters of them.
        lineType: "Continuous",
        ...(isUpright && { rotation: 90 }),
        ...(isCentred && {
          horizontalAlignment: TextHorizontalAlignment.Center,
          verticalAlignment: TextVerticalAlignment.Middle,
          secondAlignmentPoint: at(spot),
        }),
      });
      text.textStyle = TEXT_STYLE;
    },
    into: (other) => penIn(other, scale, origin),
  };
}
