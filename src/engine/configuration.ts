import type { PriceList } from "../price-list/schema.ts";

/** Contract values of the enumerations, by their ASCII alias (calculation page, "From what was asked"). */
export const TRUSSES = { solid: "Цельный", demountable: "Сборный" } as const;
export const RAILS = { none: "Нет", h500: "H 500", h1610: "Н 1610" } as const;
export const FILLERS = { minvata: "Минвата", penoplast: "Пенопласт" } as const;
export const GATES_POSITIONS = [0, 1, 2] as const;

export type Truss = (typeof TRUSSES)[keyof typeof TRUSSES];
export type Rails = (typeof RAILS)[keyof typeof RAILS];
export type Filler = (typeof FILLERS)[keyof typeof FILLERS];
export type GatesPosition = (typeof GATES_POSITIONS)[number];

/** What can be chosen besides the sizes; named and valued as in the contract's parameter table. */
export interface Options {
  truss: Truss;
  gates: number;
  gates_pos: GatesPosition;
  rails: Rails;
  doors: number;
  windows: number;
  welded: boolean;
  wall_progony: boolean;
  anchors: boolean;
  piles: boolean;
  montazh: boolean;
  panels: boolean;
  filler: Filler;
  panels_high_wall: boolean;
  panels_montazh: boolean;
  dekor_roof: boolean;
  dekor_wall: boolean;
}

/** One hangar of the price list, normalized: options without effect stand at their defaults. */
export interface Configuration extends Options {
  roof: string;
  width_mm: number;
  height_mm: number;
  length_cm: number;
}

export const DEFAULT_OPTIONS: Readonly<Options> = {
  truss: TRUSSES.solid,
  gates: 0,
  gates_pos: 0,
  rails: RAILS.h500,
  doors: 0,
  windows: 0,
  welded: false,
  wall_progony: false,
  anchors: false,
  piles: false,
  montazh: false,
  panels: false,
  filler: FILLERS.minvata,
  panels_high_wall: false,
  panels_montazh: false,
  dekor_roof: false,
  dekor_wall: false,
};

/** Options that mean nothing without gates. */
const GATE_DEFAULTS = { gates_pos: DEFAULT_OPTIONS.gates_pos, rails: DEFAULT_OPTIONS.rails } as const;

/** Options that mean nothing without `panels`. */
const PANEL_DEFAULTS = {
  filler: DEFAULT_OPTIONS.filler,
  panels_high_wall: false,
  panels_montazh: false,
  dekor_roof: false,
  dekor_wall: false,
} as const;

/** Puts options that change nothing back to their defaults, so that equal hangars are equal configurations. */
export function normalize(chosen: Configuration, { roofs }: PriceList): Configuration {
  const roof = roofs[chosen.roof];
  const normalized = { ...chosen };
  if (!roof?.widths[chosen.width_mm]?.truss.demountable) normalized.truss = DEFAULT_OPTIONS.truss;
  if (chosen.gates === 0) Object.assign(normalized, GATE_DEFAULTS);
  if (!chosen.panels) Object.assign(normalized, PANEL_DEFAULTS);
  if (!roof?.attached) normalized.panels_high_wall = false;
  return normalized;
}
