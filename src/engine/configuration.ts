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

/** A roof of the price list and standard sizes of it. */
export interface Sizes {
  roof: string;
  width_mm: number;
  height_mm: number;
  length_cm: number;
}

/** One hangar of the price list, normalized: options without effect stand at their defaults. */
export interface Configuration extends Sizes, Options {}

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

/** Puts options that change nothing back to their defaults, so that equal hangars are equal configurations. */
export function normalize(chosen: Options, sizes: Sizes, { roofs }: PriceList): Configuration {
  const roof = roofs[sizes.roof];
  const { gates, panels } = chosen;
  const isDemountable = roof?.widths[sizes.width_mm]?.truss.demountable !== undefined;
  return {
    roof: sizes.roof,
    width_mm: sizes.width_mm,
    height_mm: sizes.height_mm,
    length_cm: sizes.length_cm,
    truss: isDemountable ? chosen.truss : DEFAULT_OPTIONS.truss,
    gates,
    gates_pos: gates > 0 ? chosen.gates_pos : DEFAULT_OPTIONS.gates_pos,
    rails: gates > 0 ? chosen.rails : DEFAULT_OPTIONS.rails,
    doors: chosen.doors,
    windows: chosen.windows,
    welded: chosen.welded,
    wall_progony: chosen.wall_progony,
    anchors: chosen.anchors,
    piles: chosen.piles,
    montazh: chosen.montazh,
    panels,
    filler: panels ? chosen.filler : DEFAULT_OPTIONS.filler,
    panels_high_wall: panels && chosen.panels_high_wall && roof?.attached === true,
    panels_montazh: panels && chosen.panels_montazh,
    dekor_roof: panels && chosen.dekor_roof,
    dekor_wall: panels && chosen.dekor_wall,
  };
}
