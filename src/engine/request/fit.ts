import { isLess } from "../../formula/runtime.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { Problem, ProblemData } from "./problem.ts";
import type { Language } from "../../messages/language.ts";
import { OPTIONS } from "../../options/options.ts";
import { russian } from "../../messages/ru/answers.ts";

const OPENINGS = ["gates", "doors", "windows"] as const;

/** So many of one kind, and how much of a wall each takes. */
interface Openings {
  name: (typeof OPENINGS)[number];
  count: number;
  each_m: number;
}

/**
 * Openings for which the walls have no room: calculation rules, "gates that fit" and "openings that fit". As data each
 * opening that has to give way stands once, with as many as there is room for.
 */
export function fitProblems(hangar: Hangar, { problem, lang }: Language): Problem[] {
  const { configuration, geometry, priceList } = hangar;
  const { gates, gates_pos } = configuration;
  const { opening_wall_m } = priceList.rules;
  const problems: Problem[] = [];
  const fitting = gates === 0 ? 0 : geometry.gates_that_fit;
  const areTooMany = gates > fitting;
  if (areTooMany) {
    const about = [fewer("gates", gates, fitting)];
    const place = OPTIONS.gates_pos.texts[lang][gates_pos]!;
    problems.push({ code: "does_not_fit", about, ...problem.gates(gates, place, fitting) });
  }
  const openings = OPENINGS.map((name): Openings => {
    return { name, count: configuration[name], each_m: opening_wall_m[SINGULAR[name]] };
  });
  const needed_m = lengthOf(openings);
  const available_m = tidy(geometry.outer_walls_m);
  if (isLess(available_m, needed_m)) {
    // Gates that are too many give way first.
    const others = openings.filter(({ name, count }) => count > 0 && !(areTooMany && name === "gates"));
    const room_m = areTooMany ? tidy(available_m - fitting * opening_wall_m.gate) : available_m;
    const told = problem.openings(needed_m, available_m, opening_wall_m);
    problems.push({ code: "does_not_fit", ...givingWay(others, room_m), told: OPENINGS, ...told });
  }
  return problems;
}

const SINGULAR = { gates: "gate", doors: "door", windows: "window" } as const;

const fewer = (parameter: string, came: number, maximum: number): ProblemData => ({
  parameter,
  came,
  accepted: { type: "integer", minimum: 0, maximum },
  nearest: maximum,
});

/** Those of which fewer would do while the others stay; where no one alone would, all of them evenly. */
function givingWay(openings: readonly Openings[], room_m: number): Pick<Problem, "about" | "together"> {
  const needed_m = lengthOf(openings);
  const over_m = tidy(needed_m - room_m);
  if (over_m <= 0) return { about: [] };
  const alone = openings
    .map(({ name, count, each_m }) => fewer(name, count, count - Math.ceil(tidy(over_m / each_m))))
    .filter(({ nearest }) => Number(nearest) > 0);
  if (alone.length > 0) return { about: alone };
  const evenly = openings.map(({ name, count }) => fewer(name, count, Math.floor((count * room_m) / needed_m)));
  return { about: evenly, together: true };
}

/** Whether the walls have room for all openings. */
export const fits = (hangar: Hangar): boolean => fitProblems(hangar, russian).length === 0;

/** Metres of wall. */
const lengthOf = (openings: readonly Openings[]): number =>
  tidy(openings.reduce((sum_m, { count, each_m }) => sum_m + count * each_m, 0));

/** A sum of centimetres and millimetres without the float's tail. */
function tidy(value_m: number): number {
  return Math.round(value_m * 1000) / 1000;
}
