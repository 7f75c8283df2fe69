import type { PriceList } from "../../price-list/schema.ts";
import { english } from "../../messages/en/answers.ts";
import { uncapitalized } from "../../text/format.ts";
import { shapeOf } from "../../text/roof-shape.ts";

/** Standard sizes of one roof as the documents list them: numbers in metres with a decimal point, ready to be sent. */
export interface RoofSizes {
  roof: string;
  name: string;
  /** What it is, in English. */
  english: string;
  widths: string[];
  heights: string[];
  defaultHeight: number;
  baySpacing: number;
  /** Widths on which the truss can be chosen. */
  demountable: string[];
}

export function roofSizes({ roofs }: PriceList): RoofSizes[] {
  return Object.entries(roofs).map(([roof, shape]) => {
    const { name, widths, heights, default_height_mm, pitch_m } = shape;
    const labels = Object.entries(widths)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([width_mm, { label_m, truss }]) => ({ width: label_m ?? Number(width_mm) / 1000, truss }));
    return {
      roof,
      name,
      english: uncapitalized(english.list!.texts.roofs[shapeOf(shape)].name),
      widths: labels.map(({ width }) => String(width)),
      heights: [...heights].sort((a, b) => a - b).map((height_mm) => String(height_mm / 1000)),
      defaultHeight: default_height_mm / 1000,
      baySpacing: pitch_m,
      demountable: labels.filter(({ truss }) => truss.demountable !== undefined).map(({ width }) => String(width)),
    };
  });
}
