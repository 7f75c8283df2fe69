import { isLess, round } from "../../formula/runtime.ts";
import { programOf } from "../rules/program.ts";
import type { Hangar } from "./hangar.ts";

/** Something that stands: how far from the start of its wall or, across the hangar, from the low side; metres. */
export interface Upright {
  at_m: number;
  height_m: number;
}

/** Across the hangar, from the low side, metres. */
export interface EndLayout {
  posts: readonly Upright[];
  /** Middles of the gates. */
  gates_m: readonly number[];
}

/**
 * Where everything of a hangar stands, by the very values that the bill is counted from. Along the length metres count
 * from the first end wall, across from the first (low) side.
 */
export interface Layout extends Hangar {
  frames_m: readonly number[];
  /** Bays with bracing, the first bay is 0. */
  bracedBays: readonly number[];
  /** Lines of columns across: first side, other side and, between two spans, the middle. */
  columnLines: readonly Upright[];
  /** Middles of the gates in the first and the other side. */
  sideGates_m: readonly [readonly number[], readonly number[]];
  ends: readonly [EndLayout, EndLayout];
  /** Rows of purlins on a slope, on the first and the other side and on an end wall. */
  purlinRows: Readonly<Record<"slope" | "first" | "other" | "end", number>>;
  gateIsTooTall: boolean;
}

export function layout(hangar: Hangar): Layout {
  const { roof, geometry, priceList } = hangar;
  const { width_m, length_m, height_m, high_m, other_side_m, braced_bays: braced } = geometry;
  const bracedBays = numbers(braced, (i) => round((i * (geometry.bays - 1)) / Math.max(1, braced - 1)));
  const rows = (extent_m: number) => programOf(priceList).call("rows", hangar, extent_m);

  return {
    ...hangar,
    frames_m: numbers(geometry.frames, (i) => Math.min(i * roof.pitch_m, length_m)),
    bracedBays,
    columnLines: [
      { at_m: 0, height_m },
      { at_m: width_m, height_m: other_side_m },
      ...(roof.spans === 2 ? [{ at_m: width_m / 2, height_m: high_m }] : []),
    ],
    sideGates_m: sideGates(hangar, bracedBays),
    ends: [endLayout(hangar, 0), endLayout(hangar, 1)],
    purlinRows: {
      slope: rows(geometry.slope_length_m),
      first: rows(height_m),
      other: rows(other_side_m),
      end: rows(geometry.mean_height_m),
    },
    gateIsTooTall: geometry.gate_too_tall,
  };
}

/** The first side takes what it has room for, bays without bracing first. A bay of `min_bay_m` holds one gate. */
function sideGates(
  { configuration, roof, geometry, priceList }: Hangar,
  bracedBays: readonly number[],
): [number[], number[]] {
  if (configuration.gates_pos !== 0) return [[], []];
  const { gates } = configuration;
  const lengthOf = (bay: number) => (bay < geometry.bays - 1 ? roof.pitch_m : geometry.last_bay_m);
  const roomy = numbers(geometry.bays, (bay) => bay).filter(
    (bay) => !isLess(lengthOf(bay), priceList.rules.gate.min_bay_m),
  );
  const free = roomy.filter((bay) => !bracedBays.includes(bay));
  const sides = roof.attached ? 1 : 2;
  const inUse = gates > sides * free.length ? roomy : free;
  const first = Math.min(gates, inUse.length);
  const spread = (count: number) =>
    numbers(count, (i) => {
      const bay = inUse[Math.floor(((i + 0.5) * inUse.length) / count)] as number;
      return bay * roof.pitch_m + lengthOf(bay) / 2;
    });
  return [spread(first), spread(gates - first)];
}

/** Jambs at the sides of a centred row of gates, even spacing elsewhere; each field on its own. */
function endLayout(hangar: Hangar, end: 0 | 1): EndLayout {
  const { roof, geometry, priceList } = hangar;
  const { width_m, height_m, field_m, gates_1_1, gates_1_2, gates_2_1, gates_2_2 } = geometry;
  const gate_m = priceList.rules.gate.width_m;
  const rule = (name: "between" | "beside", value: number) => programOf(priceList).call(name, hangar, value);
  const gatesByField = end === 0 ? [gates_1_1, gates_1_2] : [gates_2_1, gates_2_2];
  const at: number[] = [];
  const gates_m: number[] = [];
  gatesByField.slice(0, roof.spans).forEach((gates, field) => {
    const start_m = field * field_m;
    const evenly = (from_m: number, extent_m: number) => {
      const posts = rule("between", extent_m);
      at.push(...numbers(posts, (i) => start_m + from_m + (extent_m * (i + 1)) / (posts + 1)));
    };
    if (gates === 0) return evenly(0, field_m);
    const edge_m = rule("beside", gates);
    evenly(0, edge_m);
    at.push(...numbers(gates + 1, (i) => start_m + edge_m + i * gate_m));
    gates_m.push(...numbers(gates, (i) => start_m + edge_m + (i + 0.5) * gate_m));
    evenly(field_m - edge_m, edge_m);
  });
  const rise_m = (at_m: number) => roof.slope * (roof.slopes === 2 ? Math.min(at_m, width_m - at_m) : at_m);
  return { posts: at.map((at_m) => ({ at_m, height_m: height_m + rise_m(at_m) })), gates_m };
}

function numbers(count: number, each: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => each(index));
}
