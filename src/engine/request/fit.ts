import { isLess } from "../numbers/decimals.ts";
import { gatesThatFit } from "../geometry/gates.ts";
import type { Hangar } from "../geometry/hangar.ts";
import type { Problem } from "./problem.ts";
import { GATES_PLACES } from "./options.ts";
import { decimal, withUnit } from "../../text/format.ts";

/** Openings for which the walls have no room: calculation rules, "gates that fit" and "openings that fit". */
export function fitProblems(hangar: Hangar): Problem[] {
  const problems: Problem[] = [];
  const { gates } = hangar.configuration;
  const fitting = gates === 0 ? 0 : gatesThatFit(hangar);
  if (gates > fitting) {
    const place = GATES_PLACES[hangar.configuration.gates_pos];
    problems.push({
      code: "does_not_fit",
      parameters: ["gates"],
      came: `пришло «${gates}»`,
      accepted: `${place} помещается не больше ${fitting}`,
    });
  }
  const { needed_m, available_m } = wallForOpenings(hangar);
  if (isLess(available_m, needed_m)) {
    const { gate, door, window } = hangar.priceList.rules.opening_wall_m;
    const accepted =
      `проёмам нужно ${withUnit(tidy(needed_m), "м")} стены, а есть ${withUnit(tidy(available_m), "м")}` +
      ` (ворота занимают ${decimal(gate)}, дверь ${decimal(door)}, окно ${withUnit(window, "м")})`;
    problems.push({ code: "does_not_fit", parameters: ["gates", "doors", "windows"], accepted });
  }
  return problems;
}

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
