import type { PriceList, Roof } from "../price-list/schema.ts";
import { ceil, floor } from "./decimals.ts";
import type { Configuration } from "./configuration.ts";

/** One end wall: how many gates stand in it, in each of its fields, and how many posts that takes. */
export interface EndWall {
  gates: number;
  /** Gates by field; a wall over one span is one field. */
  gatesByField: readonly number[];
  posts: number;
}

/** Both end walls. The odd gate goes to the first end and, over two spans, to the first field. */
export function endWalls(
  configuration: Configuration,
  roof: Roof,
  rules: PriceList["rules"],
): readonly [EndWall, EndWall] {
  const field_m = configuration.width_mm / 1000 / roof.spans;
  const { gates, gates_pos } = configuration;
  const inEnds = gates_pos === 0 ? 0 : gates;
  const inFirst = gates_pos === 2 ? Math.ceil(inEnds / 2) : inEnds;
  return [endWall(inFirst, field_m, roof.spans, rules), endWall(inEnds - inFirst, field_m, roof.spans, rules)];
}

function endWall(gates: number, field_m: number, spans: 1 | 2, rules: PriceList["rules"]): EndWall {
  const gatesByField = spans === 1 ? [gates] : [Math.ceil(gates / 2), Math.floor(gates / 2)];
  let posts = 0;
  for (const inField of gatesByField) posts += postsOfField(field_m, inField, rules);
  return { gates, gatesByField, posts };
}

/** Posts of a field: even spacing without gates; with them a jamb at each gate's side, then spacing of what is left. */
function postsOfField(field_m: number, gates: number, rules: PriceList["rules"]): number {
  if (gates === 0) return postsBetween(field_m, rules);
  const side_m = (field_m - rules.gate.width_m * gates) / 2;
  return gates + 1 + 2 * postsBetween(side_m, rules);
}

/** Evenly spaced posts between two uprights. */
export function postsBetween(length_m: number, rules: PriceList["rules"]): number {
  return Math.max(0, ceil(length_m / rules.fachwerk_spacing_m) - 1);
}

/** How many gates a field of an end wall has room for. */
export function gatesThatFitField(field_m: number, { gate }: PriceList["rules"]): number {
  return Math.max(0, floor((field_m - gate.end_edge_m) / gate.end_module_m));
}
