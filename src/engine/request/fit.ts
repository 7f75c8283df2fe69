import { isLess } from "../numbers/decimals.ts";
import { gatesThatFit } from "../geometry/gates.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { Problem, ProblemData } from "./problem.ts";
import type { Language } from "../texts/language.ts";
import { russian } from "../texts/russian.ts";

/**
 * Openings for which the walls have no room: calculation rules, "gates that fit" and "openings that fit". As data each
 * opening that has to give way stands once, with as many as there is room for.
 */
export function fitProblems(hangar: Hangar, { problem }: Language): Problem[] {
  const problems: Problem[] = [];
  const { gates, gates_pos } = hangar.configuration;
  const fitting = gates === 0 ? 0 : gatesThatFit(hangar);
  if (gates > fitting) {
    const about = [fewer("gates", gates, fitting)];
    problems.push({ code: "does_not_fit", about, ...problem.gates(gates, gates_pos, fitting) });
  }
  const { needed_m, available_m } = wallForOpenings(hangar);
  if (isLess(available_m, needed_m)) {
    problems.push({
      code: "does_not_fit",
      ...givingWay(hangar, available_m, gates > fitting ? fitting : undefined),
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

/**
 * Of the openings those of which fewer would do while the others stay; where no one alone would, all of them evenly.
 * `gates` that have to be fewer anyway are.
 */
function givingWay(
  { configuration, priceList }: Hangar,
  available_m: number,
  gates: number | undefined,
): Pick<Problem, "about" | "together"> {
  const { opening_wall_m: takes } = priceList.rules;
  const each = OPENINGS.filter((name) => configuration[name] > 0 && !(name === "gates" && gates !== undefined)).map(
    (name) => ({ name, came: configuration[name], each_m: takes[name.slice(0, -1) as keyof typeof takes] }),
  );
  const room_m = tidy(available_m - (gates ?? 0) * takes.gate);
  const needed_m = each.reduce((sum, { came, each_m }) => sum + came * each_m, 0);
  if (!isLess(room_m, tidy(needed_m))) return { about: [] };
  const alone = each
    .map(({ name, came, each_m }) => fewer(name, came, Math.floor(tidy((room_m - needed_m) / each_m + came))))
    .filter(({ accepted }) => accepted!.maximum! > 0);
  if (alone.length > 0) return { about: alone };
  const evenly = ({ came }: { came: number }) => Math.floor((came * room_m) / needed_m);
  return { about: each.map((one) => fewer(one.name, one.came, evenly(one))), together: true };
}

/** Whether the walls have room for all openings. */
export const fits = (hangar: Hangar): boolean => fitProblems(hangar, russian).length === 0;

/** Metres of outer wall, and how many of them the openings take. */
function wallForOpenings({ configuration, geometry, roof, priceList }: Hangar): {
  needed_m: number;
  available_m: number;
} {
  const { gate, door, window } = priceList.rules.opening_wall_m;
  return {
    needed_m: tidy(configuration.gates * gate + configuration.doors * door + configuration.windows * window),
    available_m: tidy(2 * geometry.width_m + (roof.attached ? 1 : 2) * geometry.length_m),
  };
}

/** A sum of centimetres and millimetres without the float's tail. */
function tidy(value_m: number): number {
  return Math.round(value_m * 1000) / 1000;
}
