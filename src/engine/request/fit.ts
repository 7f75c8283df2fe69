import { isLess } from "../numbers/decimals.ts";
import { gatesThatFit } from "../geometry/gates.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { Problem, ProblemData } from "./problem.ts";
import type { Language } from "../texts/language.ts";
import { russian } from "../texts/russian.ts";

/**
 * Openings for which the walls have no room: calculation rules, "gates that fit" and "openings that fit". As data each
 * opening stands once, with as many as fit when the others stay; and only those of which there are any.
 */
export function fitProblems(hangar: Hangar, { problem }: Language): Problem[] {
  const problems: Problem[] = [];
  const { gates, gates_pos } = hangar.configuration;
  const fitting = gates === 0 ? 0 : gatesThatFit(hangar);
  if (gates > fitting) {
    const about = [fewer("gates", gates, fitting)];
    problems.push({ code: "does_not_fit", about, ...problem.gates(gates, gates_pos, fitting) });
  }
  const { needed_m, available_m, most } = wallForOpenings(hangar);
  if (isLess(available_m, needed_m)) {
    const about = OPENINGS.filter(
      (name) => hangar.configuration[name] > 0 && !(name === "gates" && problems.length > 0),
    );
    problems.push({
      code: "does_not_fit",
      about: about.map((name) => fewer(name, hangar.configuration[name], most[name])),
      told: OPENINGS,
      ...problem.openings(needed_m, available_m, hangar.priceList.rules.opening_wall_m),
    });
  }
  return problems;
}

const OPENINGS = ["gates", "doors", "windows"] as const;

const fewer = (parameter: string, came: number, maximum: number): ProblemData => ({
  parameter,
  came,
  accepted: { type: "integer", minimum: 0, maximum },
  nearest: maximum,
});

/** Whether the walls have room for all openings. */
export const fits = (hangar: Hangar): boolean => fitProblems(hangar, russian).length === 0;

/** Metres of outer wall, how many of them the openings take, and the most of each when the others stay. */
function wallForOpenings({ configuration, geometry, roof, priceList }: Hangar): {
  needed_m: number;
  available_m: number;
  most: Readonly<Record<(typeof OPENINGS)[number], number>>;
} {
  const { gates, doors, windows } = configuration;
  const { gate, door, window } = priceList.rules.opening_wall_m;
  const needed_m = tidy(gates * gate + doors * door + windows * window);
  const available_m = tidy(2 * geometry.width_m + (roof.attached ? 1 : 2) * geometry.length_m);
  const most = (count: number, each_m: number): number =>
    Math.max(0, Math.floor(tidy(tidy(available_m - needed_m + count * each_m) / each_m)));
  return {
    needed_m,
    available_m,
    most: { gates: most(gates, gate), doors: most(doors, door), windows: most(windows, window) },
  };
}

/** A sum of centimetres and millimetres without the float's tail. */
function tidy(value_m: number): number {
  return Math.round(value_m * 1000) / 1000;
}
