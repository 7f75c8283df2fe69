import type { PriceList } from "../price-list/schema.ts";
import type { Asked } from "./counts.ts";

/** Widths or heights of a roof in millimetres, and the one of them that is nearest to what was asked. */
export interface SizeChoice {
  offered: readonly number[];
  chosen: number;
}

/** What the asked roof is sold in; the first one where that is none. */
export function sizeChoices({ roofs }: Pick<PriceList, "roofs">, { roof = "", ...asked }: Asked) {
  const id = roof in roofs ? roof : Object.keys(roofs)[0]!;
  const { widths, heights } = roofs[id]!;
  const choice = (name: "width" | "height", offered: readonly number[]): SizeChoice => ({
    offered,
    chosen: nearest(offered, Number(asked[name])),
  });
  return { roof: id, width: choice("width", Object.keys(widths).map(Number)), height: choice("height", heights) };
}

const nearest = (offered: readonly number[], size: number): number =>
  offered.reduce((one, other) => (Math.abs(other - size) < Math.abs(one - size) ? other : one));
