import { isLess } from "../numbers/decimals.ts";
import { gatesThatFit } from "../geometry/gates.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { Problem } from "./problem.ts";
import type { ValueSchema } from "./parameters.ts";
import type { Language } from "../texts/language.ts";
import { russian } from "../texts/russian.ts";

/** Openings for which the walls have no room: calculation rules, "gates that fit" and "openings that fit". */
export function fitProblems(hangar: Hangar, { problem }: Language): Problem[] {
  const problems: Problem[] = [];
  const { gates, gates_pos, doors, windows } = hangar.configuration;
  const fitting = gates === 0 ? 0 : gatesThatFit(hangar);
  if (gates > fitting) {
    const about = [{ parameter: "gates", came: gates, accepted: upTo(fitting), nearest: fitting }];
    problems.push({ code: "does_not_fit", about, ...problem.gates(gates, gates_pos, fitting) });
  }
  const { needed_m, available_m } = wallForOpenings(hangar);
  if (isLess(available_m, needed_m)) {
    const takes = hangar.priceList.rules.opening_wall_m;
    // So many of each fit when the others stay.
    const about = Object.entries({ gates, doors, windows }).map(([parameter, came]) => {
      const each_m = takes[parameter.slice(0, -1) as keyof typeof takes];
      const room_m = tidy(available_m - needed_m + came * each_m);
      return { parameter, came, accepted: upTo(Math.max(0, Math.floor(tidy(room_m / each_m)))) };
    });
    const told = problem.openings(tidy(needed_m), tidy(available_m), takes);
    problems.push({ code: "does_not_fit", about, ...told });
  }
  return problems;
}

const upTo = (maximum: number): ValueSchema => ({ type: "integer", minimum: 0, maximum });

/** Whether the walls have room for all openings. */
export const fits = (hangar: Hangar): boolean => fitProblems(hangar, russian).length === 0;

/** Metres of outer wall, and how many of them the openings take. */
function wallForOpenings({ configuration, geometry, roof, priceList }: Hangar): {
  needed_m: number;
  available_m: number;
} {
  const { gate, door, window } = priceList.rules.opening_wall_m;
  return {
    needed_m: configuration.gates * gate + configuration.doors * door + configuration.windows * window,
    available_m: 2 * geometry.width_m + (roof.attached ? 1 : 2) * geometry.length_m,
  };
}

/** A sum of centimetres and millimetres without the float's tail. */
function tidy(value_m: number): number {
  return Math.round(value_m * 1000) / 1000;
}
