import { drawing } from "../messages/ru/drawing.ts";
import type { Layout } from "hangar-engine";
import type { Point } from "./truss.ts";

/** What a drawing has room for, in its own units. */
export interface Sheet {
  width: number;
  height: number;
}

/** Where a drawing may be of any size, every one has a sheet of this size, so that the page never jumps. */
export const SHEET: Sheet = { width: 320, height: 226 };

/** The sheet for a place of this size, px: of its shape, a unit as large as texts and lines need it there. */
export function sheetFor({ width, height }: Sheet): Sheet {
  const unit = Math.max(1, Math.min(width / 600, height / 450));
  return { width: Math.max(LEAST.width, width / unit), height: Math.max(LEAST.height, height / unit) };
}

/** Below this there is no room for a hangar between titles and sizes. */
const LEAST: Sheet = { width: 240, height: 120 };

/** Below this scale, units a metre, lines must be fine to stay apart. */
export const FINE_SCALE = 4;

/** Hundredths of a unit are enough, and keep the markup short. */
export const short = (value: number): number => Math.round(value * 100) / 100;

/** `M1 2L3 4` through the points, closed or not. */
export function path(points: readonly Point[], isClosed = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

/** Metres to the millimetre, in words: `23,732`. */
export const metres = (value_m: number, texts = drawing): string => texts.decimal(Math.round(value_m * 1000) / 1000);

/** Metres to the centimetre: `5,77`. */
export const level = (value_m: number, texts = drawing): string => texts.decimal(short(value_m));

/** The length as bays make it: `6 × 5 = 30 м`, with a short last bay `6 × 5 + 2,5 = 32,5 м`. */
export function lengthInBays(
  { geometry: { bays, last_bay_m, length_m }, roof: { pitch_m } }: Layout,
  texts = drawing,
): string {
  const [bay, last] = [metres(pitch_m, texts), metres(last_bay_m, texts)];
  const length = texts.metres(metres(length_m, texts));
  if (bays === 1) return length;
  const isShort = last !== bay;
  const full = `${isShort ? bays - 1 : bays}\u00a0×\u00a0${bay}`;
  return `${full}${isShort ? `\u00a0+\u00a0${last}` : ""}\u00a0=\u00a0${length}`;
}
