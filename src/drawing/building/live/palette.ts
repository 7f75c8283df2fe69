import type { MemberKind } from "./members.ts";

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

export type Palette = Readonly<Record<MemberKind | "ground" | "cladding", Colour>>;

/** Colours of the page, by their names in tokens.css. */
const TOKENS: Record<keyof Palette, string> = {
  column: "--accent",
  post: "--note-line",
  chord: "--accent",
  web: "--accent",
  roofPurlin: "--line-strong",
  girt: "--line-strong",
  strut: "--line-strong",
  bracing: "--danger",
  gate: "--ink",
  opening: "--ink",
  ground: "--sunken",
  cladding: "--accent",
};

/** The page's colours as they are now, light or dark. */
export function paletteOf(element: HTMLElement): Palette {
  const before = element.style.color;
  const entries = Object.entries(TOKENS).map(([name, token]) => {
    element.style.color = `var(${token})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    return [name, [red / 255, green / 255, blue / 255]];
  });
  element.style.color = before;
  return Object.fromEntries(entries) as Palette;
}
