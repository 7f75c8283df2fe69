import type { Cladding } from "../building.ts";
import { PAINTS, type Paint } from "../pieces.ts";

/** Red, green, blue and how far it covers, from 0 to 1. */
export type Colour = readonly [number, number, number, number];

export type Palette = Readonly<Record<Paint, Colour>>;

const SVG = "http://www.w3.org/2000/svg";

/** The colours of building.css as they are now, in this place of the page. */
export function paletteOf(place: Element, cladding: Cladding): Palette {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `building ${cladding}`);
  svg.style.display = "none";
  const paths = PAINTS.map((paint) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", `b-${paint}`);
    svg.append(path);
    return [paint, path] as const;
  });
  place.append(svg);
  const colours = paths.map(([paint, path]) => {
    const { fill, stroke, fillOpacity, strokeOpacity } = getComputedStyle(path);
    const isStroke = fill === "none";
    return [paint, [...parts(isStroke ? stroke : fill), Number(isStroke ? strokeOpacity : fillOpacity)]];
  });
  svg.remove();
  return Object.fromEntries(colours) as Palette;
}

/** `rgb(47, 95, 143)`, or what a mixture gives: `color(srgb 0.18 0.37 0.56)`. */
function parts(colour: string): number[] {
  const numbers = (colour.match(/[\d.e-]+(?=[\s,)])/g) ?? []).map(Number).slice(0, 3);
  return colour.startsWith("color(") ? numbers : numbers.map((value) => value / 255);
}
