import type { Paint } from "../../drawing/building/pieces.ts";

/** What a surface is made of, as physically based renderers want it. */
export interface Surface {
  name: string;
  /** Red, green and blue as screens have them, `#rrggbb`. */
  colour: string;
  roughness: number;
  metallic: number;
  /** Part of the light that it stops. */
  cover: number;
  /** A sheet without a back of its own, seen from inside as well. */
  isSheet: boolean;
}

/** The colours of the page in daylight, see building.css. */
export const COLOURS = {
  wall: "#2f5f8f",
  roof: "#87929c",
  steel: "#46617c",
  dark: "#0b1a2a",
  jamb: "#1b2732",
  plinth: "#6d7379",
  ridge: "#d5dbe0",
  gate: "#eef1f4",
  gateSeam: "#aeb8c1",
  door: "#e3e8ec",
  window: "#f6f8fa",
  glass: "#a9c8df",
  light: "#ffffff",
} as const;

const sheet = (name: string, colour: string, roughness = 0.55): Surface => ({
  name,
  colour,
  roughness,
  metallic: 0,
  cover: 1,
  isSheet: true,
});
const steel = (name: string, lightness: number): Surface => ({
  ...sheet(name, mixed(COLOURS.steel, COLOURS.light, lightness), 0.5),
  metallic: 0.2,
  isSheet: false,
});

/** One tone for all walls and one for both slopes: here it is the light that makes them differ. */
const wall = sheet("wall", COLOURS.wall);
const roof = sheet("roof", COLOURS.roof);

/** Of the paints of a hangar. A window does without its shine: real light makes it. */
export const SURFACES: Readonly<Partial<Record<Paint, Surface>>> = {
  "wall-side1": wall,
  "wall-side2": wall,
  "wall-end1": wall,
  "wall-end2": wall,
  seam: sheet("seam", mixed(COLOURS.wall, COLOURS.dark, 0.3)),
  plinth: sheet("plinth", COLOURS.plinth, 0.7),
  trim: sheet("trim", mixed(COLOURS.wall, COLOURS.dark, 0.28)),
  "roof-front": roof,
  "roof-back": roof,
  "roof-seam": sheet("roof-seam", mixed(COLOURS.roof, COLOURS.jamb, 0.2)),
  ridge: sheet("ridge", COLOURS.ridge),
  fascia: sheet("fascia", mixed(COLOURS.roof, COLOURS.dark, 0.22)),
  jamb: sheet("jamb", COLOURS.jamb),
  gate: sheet("gate", COLOURS.gate),
  "gate-seam": sheet("gate-seam", COLOURS.gateSeam),
  door: sheet("door", COLOURS.door),
  window: sheet("window", COLOURS.window, 0.4),
  glass: { ...sheet("glass", COLOURS.glass, 0.1), cover: 0.45 },
  steel: steel("steel", 0),
  "steel-light": steel("steel-light", 0.38),
  "steel-thin": steel("steel-thin", 0.22),
};

/** As `color-mix(in srgb, …)` does it. */
function mixed(colour: string, other: string, part: number): string {
  const [from, to] = [channels(colour), channels(other)];
  return `#${from.map((value, i) => hex(value + (to[i]! - value) * part)).join("")}`;
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** Light itself, from 0 to 1, as glTF has colours. */
export function linear(colour: string): [red: number, green: number, blue: number] {
  const light = channels(colour).map((value) => {
    const part = value / 255;
    return Number((part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4).toFixed(4));
  });
  return [light[0]!, light[1]!, light[2]!];
}
