import type { PriceList, Roof } from "../../price-list/schema.ts";
import { atLeastZero, type Arithmetic } from "../numbers/arithmetic.ts";
import type { Configuration } from "../request/configuration.ts";
import { floor } from "../numbers/decimals.ts";

/** One end wall: how many gates stand in it, in each of its fields, and how many posts that takes. */
export interface EndWall<N = number> {
  gates: number;
  /** Gates by field; a wall over one span is one field. */
  gatesByField: readonly number[];
  posts: N;
}

/** Both end walls. The odd gate goes to the first end and, over two spans, to the first field. */
export function endWalls<N>(
  { gates, gates_pos }: Pick<Configuration, "gates" | "gates_pos">,
  { spans }: Roof,
  field_m: N,
  rules: PriceList["rules"],
  math: Arithmetic<N>,
): readonly [EndWall<N>, EndWall<N>] {
  const inEnds = gates_pos === 0 ? 0 : gates;
  const inFirst = gates_pos === 2 ? Math.ceil(inEnds / 2) : inEnds;
  return [endWall(inFirst, field_m, spans, rules, math), endWall(inEnds - inFirst, field_m, spans, rules, math)];
}

function endWall<N>(
  gates: number,
  field_m: N,
  spans: 1 | 2,
  rules: PriceList["rules"],
  math: Arithmetic<N>,
): EndWall<N> {
  const first = Math.ceil(gates / spans);
  const posts = postsOfField(field_m, first, rules, math);
  if (spans === 1) return { gates, gatesByField: [first], posts };
  const second = gates - first;
  return {
    gates,
    gatesByField: [first, second],
    posts: math.plus(posts, postsOfField(field_m, second, rules, math)),
  };
}

/** Posts of a field: even spacing without gates; with them a jamb at each gate's side, then spacing of what is left. */
function postsOfField<N>(field_m: N, inField: number, rules: PriceList["rules"], math: Arithmetic<N>): N {
  const { given, named, plus, times } = math;
  if (inField === 0) return named(postsBetween(field_m, rules, math), "posts");
  const gates = given(inField, "gates");
  const side_m = besideGates(field_m, gates, rules, math);
  return named(plus(plus(gates, 1), times(2, postsBetween(side_m, rules, math))), "posts");
}

/** Evenly spaced posts between two uprights. */
export function postsBetween<N>(length_m: N, rules: PriceList["rules"], math: Arithmetic<N>): N {
  const { given, minus, over, up } = math;
  return atLeastZero(minus(up(over(length_m, given(rules.fachwerk_spacing_m, "metres"))), 1), math);
}

/** What a centred row of gates leaves of a field on either side, metres; less than nothing when they do not fit. */
export function besideGates<N>(
  field_m: N,
  gates: N,
  { gate }: PriceList["rules"],
  { given, minus, times, over }: Arithmetic<N>,
): N {
  return over(minus(field_m, times(gates, given(gate.width_m, "metres"))), 2);
}

/** How many gates a field of an end wall has room for. */
export function gatesThatFitField(field_m: number, { gate }: PriceList["rules"]): number {
  return Math.max(0, floor((field_m - gate.end_edge_m) / gate.end_module_m));
}
