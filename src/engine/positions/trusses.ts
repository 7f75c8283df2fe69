import { TRUSSES } from "../configuration.ts";
import type { Hangar } from "../hangar.ts";
import { pieces, type Item } from "./position.ts";

/** Section 1. */
export function trusses(hangar: Hangar): Item[] {
  const { configuration, geometry } = hangar;
  const demountable = configuration.truss === TRUSSES.demountable;
  const prices = hangar.roof.widths[configuration.width_mm]?.truss;
  const price = demountable ? prices?.demountable : prices?.solid;
  if (price === undefined) throw new Error(`no price for the truss of ${configuration.width_mm} mm`);
  return [pieces(hangar, demountable ? "truss_demountable" : "truss_solid", price, geometry.trusses)];
}
