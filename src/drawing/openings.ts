import type { Layout } from "hangar-engine";

/*
 * The rules say how much wall a door and a window take, not where they stand: their places in the drawings are a
 * proposal. Doors go to the first side, windows to both sides, bays without bracing before others.
 */

/** The four walls: both sides along the length, both ends across it. */
export type Wall = "side1" | "side2" | "end1" | "end2";

/** A door or a window, in metres: its middle from the start of the wall, and its size in the drawings. */
export interface Opening {
  kind: "door" | "window";
  wall: Wall;
  at_m: number;
  width_m: number;
  sill_m: number;
  height_m: number;
}

/** Sizes in the drawings, metres; `share` is the part of the room for one that the opening itself takes. */
const LOOKS = {
  door: { share: 0.75, sill_m: 0, height_m: 2.1 },
  window: { share: 0.68, sill_m: 1.1, height_m: 1.2 },
} as const;

/** A stretch of wall between two uprights, and what stands in it. */
interface Stretch {
  wall: Wall;
  from_m: number;
  /** Length that is still free. */
  free_m: number;
  held: (keyof typeof LOOKS)[];
}

/** First side, other side, ends, and the bays with bracing of both sides. */
type Groups = [side1: Stretch[], side2: Stretch[], ends: Stretch[], braced: Stretch[]];

/** Stays clear of either upright, metres. */
const CLEAR_M = 0.15;

export function openings(layout: Layout): Opening[] {
  const { doors, windows } = layout.configuration;
  if (doors + windows === 0) return [];
  const room = layout.priceList.rules.opening_wall_m;
  // Bays cut the walls into lengths that rarely divide by an opening: a full wall draws them narrower.
  for (let scale = 1; scale > 0.1; scale *= 0.9) {
    const [sides1, sides2, ends, braced] = stretches(layout);
    const isPlaced =
      place("door", doors, room.door * scale, [sides1, ends, sides2, braced]) &&
      place("window", windows, room.window * scale, [[...sides1, ...sides2], ends, braced]);
    if (isPlaced) return [...sides1, ...sides2, ...ends, ...braced].flatMap((stretch) => drawn(stretch, room, scale));
  }
  return [];
}

/** Where there is wall and no gate. */
function stretches({ frames_m, bracedBays, sideGates_m, ends, columnLines, roof }: Layout): Groups {
  const groups: Groups = [[], [], [], []];
  const add = (group: 0 | 1 | 2 | 3, wall: Wall, from_m: number, to_m: number, gates: readonly number[]) => {
    const free_m = to_m - from_m - 2 * CLEAR_M;
    const isTaken = gates.some((at) => at > from_m && at < to_m);
    if (!isTaken && free_m > 0) groups[group].push({ wall, from_m: from_m + CLEAR_M, free_m, held: [] });
  };
  for (const side of roof.attached ? ([0] as const) : ([0, 1] as const)) {
    for (const [bay, to_m] of frames_m.slice(1).entries()) {
      const group = bracedBays.includes(bay) ? 3 : side;
      add(group, side === 0 ? "side1" : "side2", frames_m[bay]!, to_m, sideGates_m[side]);
    }
  }
  for (const [i, { posts, gates_m }] of ends.entries()) {
    const uprights = [...posts, ...columnLines].map(({ at_m }) => at_m).sort((a, b) => a - b);
    for (const [field, to_m] of uprights.slice(1).entries()) {
      add(2, i === 0 ? "end1" : "end2", uprights[field]!, to_m, gates_m);
    }
  }
  return groups;
}

/** Puts openings into the groups in turn, in each group as evenly as can be. False when there is no room for all. */
function place(kind: keyof typeof LOOKS, count: number, room_m: number, groups: readonly Stretch[][]): boolean {
  let left = count;
  for (const group of groups) {
    let open = group.filter(({ free_m }) => free_m >= room_m);
    while (left > 0 && open.length > 0) {
      const chosen = Math.min(left, open.length);
      for (let i = 0; i < chosen; i++) {
        const stretch = open[Math.floor(((i + 0.5) * open.length) / chosen)]!;
        stretch.free_m -= room_m;
        stretch.held.push(kind);
      }
      left -= chosen;
      open = open.filter(({ free_m }) => free_m >= room_m);
    }
  }
  return left === 0;
}

/** What a stretch holds, spread over its length. */
function drawn({ wall, from_m, free_m, held }: Stretch, room: Record<keyof typeof LOOKS, number>, scale: number) {
  const gap_m = free_m / held.length;
  let at_m = from_m;
  return held.map((kind): Opening => {
    const room_m = room[kind] * scale;
    at_m += room_m + gap_m;
    const { share, sill_m, height_m } = LOOKS[kind];
    return { kind, wall, at_m: at_m - (room_m + gap_m) / 2, width_m: room_m * share, sill_m, height_m };
  });
}
