import type { Reading, Value } from "./reading.ts";

/** Parameters by their names in the contract, with what their values become; other names are words like any other. */
const FLAGS = [
  "welded",
  "wall_progony",
  "anchors",
  "piles",
  "montazh",
  "panels",
  "panels_high_wall",
  "panels_montazh",
  "dekor_roof",
  "dekor_wall",
];
const COUNTS = ["gates", "gates_pos", "doors", "windows", "budget", "area_min", "area_max"];
const ANSWERS: Readonly<Record<string, boolean>> = {
  "1": true,
  "0": false,
  true: true,
  false: false,
  yes: true,
  no: false,
};
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  truss: ["solid", "demountable"],
  rails: ["none", "h500", "h1610"],
  filler: ["minvata", "penoplast"],
};
const WRITTEN = /(?<![\p{L}\d_])([a-z_]{4,16})\s?[=:]\s?([a-z\d.-]{1,20})(?![\p{L}\d])/giu;

/** `gates=2, roof: dvuhskat`: a name with its value is surer than its words. */
export function readWritten(reading: Reading): void {
  for (const { 0: part, 1: name = "", 2: said = "", index } of reading.text.matchAll(WRITTEN)) {
    const value = valueOf(name.toLowerCase(), said.toLowerCase(), Object.keys(reading.priceList.roofs));
    const from = reading.tokens.findIndex(({ start }) => start >= index);
    const last = reading.tokens.findLastIndex(({ end }) => end <= index + part.length);
    if (value === undefined || from < 0 || last < from) continue;
    const range = { from, to: last + 1 };
    reading.claim(range, { [name.toLowerCase()]: value });
    reading.done(range);
  }
}

function valueOf(name: string, said: string, roofs: readonly string[]): Value | undefined {
  if (name === "roof") return roofs.includes(said) ? said : undefined;
  if (FLAGS.includes(name)) return Object.hasOwn(ANSWERS, said) ? ANSWERS[said] : undefined;
  if (COUNTS.includes(name))
    return /^\d{1,10}$/.test(said) && (name !== "gates_pos" || Number(said) < 3) ? Number(said) : undefined;
  return Object.hasOwn(CHOICES, name) && CHOICES[name]!.includes(said) ? said : undefined;
}
