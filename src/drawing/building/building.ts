import type { Layout } from "hangar-engine";
import type { Opening } from "../openings.ts";
import { members, type Member } from "./members.ts";
import type { Body, Side } from "./pieces.ts";
import { roofSides } from "./roof.ts";
import { ground, lorry, neighbour, personAt } from "./surroundings.ts";
import { bareWall, cladWall, WALLS } from "./walls.ts";
import type { Place } from "./space.ts";

/** Panels as ordered; only their shape, where there are none; nothing but the frame. */
export type Cladding = "panels" | "outline" | "none";

/** A hangar on its site, in metres, as it is painted. */
export interface Building {
  layout: Layout;
  cladding: Cladding;
  /** Flat on the ground, in the order of painting. */
  ground: readonly Side[];
  /** Walls, then roof. */
  shell: Body;
  /** Bars of the frame where it can be seen. */
  frame: readonly Member[];
  /** What stands around. */
  others: readonly Body[];
  person: Place;
}

/** The hangar as it is ordered, or its frame alone. */
export function buildingOf(layout: Layout, openings: readonly Opening[], isFrameOnly = false): Building {
  const { configuration, geometry, roof } = layout;
  const cladding = isFrameOnly ? "none" : configuration.panels ? "panels" : "outline";
  const isClad = cladding === "panels";
  const walls = WALLS.filter((wall) => wall !== "side2" || !roof.attached || configuration.panels_high_wall);
  const shell =
    cladding === "none"
      ? []
      : [...walls.map((wall) => (isClad ? cladWall : bareWall)(layout, openings, wall)), ...roofSides(layout)];
  return {
    layout,
    cladding,
    ground: ground(layout, isClad),
    shell: { least: [0, 0, 0], most: [geometry.length_m, geometry.high_m, geometry.width_m], sides: shell },
    frame: isClad ? [] : members(layout, openings),
    others: [...neighbour(layout), ...lorry(layout)],
    person: personAt(layout),
  };
}
