import { OPTIONS, type Layout } from "hangar-engine";
import { members, type Member, type MemberKind } from "../../drawing/building/members.ts";
import type { Opening } from "../../drawing/openings.ts";

/** A piece as the bill counts it: a truss is one of many bars, a brace is its crosses, a gate is its frame. */
export interface Assembly {
  position: string;
  bars: readonly Member[];
}

/** Two jambs and a lintel; a window has a sill as well. */
const BARS_OF_PORTAL = 3;

/** What of the frame is counted in pieces, about in the order of the bill. */
export function assembliesOf(layout: Layout, openings: readonly Opening[]): Assembly[] {
  const { truss, welded } = layout.configuration;
  const all = members(layout, openings);
  const of = (...kinds: MemberKind[]) => all.filter(({ kind }) => kinds.includes(kind));
  const isUpright = ({ from, to }: Member) => from[2] === to[2];
  const place = (bar: Member) => `${Math.min(bar.from[0], bar.to[0])} ${spanOf(layout, bar)}`;
  const openingBars = of("opening");
  return [
    ...inGroups(
      truss === OPTIONS.truss.values.demountable ? "truss_demountable" : "truss_solid",
      of("chord", "web"),
      place,
    ),
    ...of("column").map((bar): Assembly => ({ position: columnPosition(layout, bar), bars: [bar] })),
    ...singly("fachwerk_column", of("post")),
    ...singly(welded ? "roof_purlin_welded" : "roof_purlin_bolted", of("roofPurlin")),
    ...singly("wall_purlin", of("girt")),
    ...inGroups("vertical_bracing", of("bracing").filter(isUpright), (bar) => `${place(bar)} ${bar.from[2]}`),
    ...inGroups(
      "roof_bracing",
      of("bracing").filter((bar) => !isUpright(bar)),
      place,
    ),
    ...singly("strut", of("strut")),
    ...inGroups("gate_frame", of("gate"), (_, index) => Math.floor(index / BARS_OF_PORTAL)),
    ...openings.map(({ kind }): Assembly =>
      kind === "door"
        ? { position: "door_frame", bars: openingBars.splice(0, BARS_OF_PORTAL) }
        : { position: "window_frame", bars: openingBars.splice(0, BARS_OF_PORTAL + 1) },
    ),
  ];
}

const singly = (position: string, bars: readonly Member[]): Assembly[] =>
  bars.map((bar) => ({ position, bars: [bar] }));

function inGroups(
  position: string,
  bars: readonly Member[],
  sign: (bar: Member, index: number) => unknown,
): Assembly[] {
  const groups = new Map<unknown, Member[]>();
  bars.forEach((bar, index) => {
    const key = sign(bar, index);
    groups.set(key, [...(groups.get(key) ?? []), bar]);
  });
  return [...groups.values()].map((group) => ({ position, bars: group }));
}

/** Which of the spans a bar that lies across is in, from 0. */
function spanOf({ roof, geometry }: Layout, { from, to }: Member): number {
  return Math.floor(((from[2] + to[2]) / 2 / geometry.width_m) * roof.spans);
}

function columnPosition({ roof, geometry }: Layout, { from: [, , across] }: Member): string {
  if (across !== 0 && across !== geometry.width_m) return "central_column";
  if (roof.slopes === 2) return "edge_column";
  return across === 0 ? "low_column" : "high_column";
}
