import type { Layout } from "hangar-engine";
import type { Opening } from "../openings.ts";
import { roofLine, trussSegments } from "../truss.ts";
import type { Place } from "./space.ts";

export type MemberKind =
  "column" | "post" | "chord" | "web" | "roofPurlin" | "girt" | "strut" | "bracing" | "gate" | "opening";

/** A bar of the frame. */
export interface Member {
  kind: MemberKind;
  from: Place;
  to: Place;
}

/** Everything of the frame that is counted in the bill, as bars; pieces that run over several bays are cut at frames. */
export function members(layout: Layout, openings: readonly Opening[]): Member[] {
  return [
    ...frames(layout),
    ...roof(layout),
    ...sides(layout),
    ...ends(layout),
    ...girts(layout),
    ...openings.flatMap((opening) => openingFrame(layout, opening)),
  ];
}

function frames(layout: Layout): Member[] {
  const truss = trussSegments(layout);
  return layout.frames_m.flatMap((x): Member[] => [
    ...layout.columnLines.map((line) => upright("column", x, line.at_m, line.height_m)),
    ...truss.map(({ part, from, to }): Member => ({
      kind: part,
      from: [x, from[1], from[0]],
      to: [x, to[1], to[0]],
    })),
  ]);
}

/** Purlins, struts and bracing of the roof. */
function roof(layout: Layout): Member[] {
  const { frames_m, bracedBays, purlinRows, columnLines } = layout;
  const line = roofLine(layout);
  const list: Member[] = [];
  for (const [slope, [toAcross, toUp]] of line.slice(1).entries()) {
    const [across, up] = line[slope]!;
    for (let row = 0; row < purlinRows.slope; row++) {
      const part = row / (purlinRows.slope - 1);
      const at = [up + (toUp - up) * part + LIFT_M, across + (toAcross - across) * part] as const;
      list.push(...eachBay(frames_m, "roofPurlin", at));
    }
    for (const bay of bracedBays) {
      const [x1, x2] = [frames_m[bay]!, frames_m[bay + 1]!];
      list.push({ kind: "bracing", from: [x1, up, across], to: [x2, toUp, toAcross] });
      list.push({ kind: "bracing", from: [x2, up, across], to: [x1, toUp, toAcross] });
    }
  }
  const ridge = line.length === 3 && columnLines.length === 2 ? [line[1]!] : [];
  for (const [across, up] of [...columnLines.map(({ at_m, height_m }) => [at_m, height_m] as const), ...ridge]) {
    list.push(...eachBay(frames_m, "strut", [up - LIFT_M, across]));
  }
  return list;
}

/** Vertical bracing on each line of columns, and the gates of both sides. */
function sides({ frames_m, bracedBays, columnLines, sideGates_m, priceList }: Layout): Member[] {
  const bracing = columnLines.flatMap(({ at_m, height_m }) =>
    bracedBays.flatMap((bay): Member[] => {
      const [x1, x2] = [frames_m[bay]!, frames_m[bay + 1]!];
      return [
        { kind: "bracing", from: [x1, 0, at_m], to: [x2, height_m, at_m] },
        { kind: "bracing", from: [x2, 0, at_m], to: [x1, height_m, at_m] },
      ];
    }),
  );
  const { width_m, height_m } = priceList.rules.gate;
  const gates = sideGates_m.flatMap((middles, side) =>
    middles.flatMap((at) => portal("gate", at, width_m, height_m, (x, up) => [x, up, columnLines[side]!.at_m])),
  );
  return [...bracing, ...gates];
}

function ends({ ends: both, geometry, priceList }: Layout): Member[] {
  const { width_m, height_m } = priceList.rules.gate;
  return both.flatMap(({ posts, gates_m }, end) => {
    const x = end === 0 ? 0 : geometry.length_m;
    return [
      ...posts.map((post) => upright("post", x, post.at_m, post.height_m)),
      ...gates_m.flatMap((at) => portal("gate", at, width_m, height_m, (across, up) => [x, up, across])),
    ];
  });
}

function girts({ configuration, frames_m, columnLines, purlinRows, ends: both, roof, geometry }: Layout): Member[] {
  if (!configuration.wall_progony) return [];
  const list: Member[] = [];
  for (const [side, rows] of [purlinRows.first, roof.attached ? 0 : purlinRows.other].entries()) {
    const { at_m, height_m } = columnLines[side]!;
    for (let row = 0; row < rows; row++) {
      list.push(...eachBay(frames_m, "girt", [(height_m * row) / (rows - 1), at_m]));
    }
  }
  for (const [end, { posts }] of both.entries()) {
    const x = end === 0 ? 0 : geometry.length_m;
    const uprights = [...columnLines, ...posts].sort((a, b) => a.at_m - b.at_m);
    for (const [field, to] of uprights.slice(1).entries()) {
      const from = uprights[field]!;
      for (let row = 0; row < purlinRows.end; row++) {
        const part = row / (purlinRows.end - 1);
        list.push({
          kind: "girt",
          from: [x, from.height_m * part, from.at_m],
          to: [x, to.height_m * part, to.at_m],
        });
      }
    }
  }
  return list;
}

function openingFrame({ geometry }: Layout, { wall, at_m, width_m, sill_m, height_m }: Opening): Member[] {
  const place = {
    side1: (at: number, up: number): Place => [at, up, 0],
    side2: (at: number, up: number): Place => [at, up, geometry.width_m],
    end1: (at: number, up: number): Place => [0, up, at],
    end2: (at: number, up: number): Place => [geometry.length_m, up, at],
  }[wall];
  const list = portal("opening", at_m, width_m, sill_m + height_m, place, sill_m);
  if (sill_m > 0) {
    list.push({ kind: "opening", from: place(at_m - width_m / 2, sill_m), to: place(at_m + width_m / 2, sill_m) });
  }
  return list;
}

/** Purlins lie on the trusses and struts under them: by this much, metres. */
const LIFT_M = 0.12;

function upright(kind: MemberKind, along: number, across: number, height_m: number): Member {
  return { kind, from: [along, 0, across], to: [along, height_m, across] };
}

function eachBay(frames_m: readonly number[], kind: MemberKind, [up, across]: readonly [number, number]): Member[] {
  return frames_m.slice(1).map((to, bay) => ({ kind, from: [frames_m[bay]!, up, across], to: [to, up, across] }));
}

/** Two jambs and a lintel. */
function portal(
  kind: MemberKind,
  at_m: number,
  width_m: number,
  top_m: number,
  place: (at: number, up: number) => Place,
  bottom_m = 0,
): Member[] {
  const [left, right] = [at_m - width_m / 2, at_m + width_m / 2];
  return [
    { kind, from: place(left, bottom_m), to: place(left, top_m) },
    { kind, from: place(right, bottom_m), to: place(right, top_m) },
    { kind, from: place(left, top_m), to: place(right, top_m) },
  ];
}
