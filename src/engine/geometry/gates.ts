import type { PriceList } from "../../price-list/schema.ts";
import { atLeastZero, plain, type Arithmetic } from "../numbers/arithmetic.ts";
import { isLess } from "../numbers/decimals.ts";
import { besideGates, gatesThatFitField } from "./end-walls.ts";
import { variantOf, type Frame, type Hangar } from "./hangar.ts";

/** How many gates fit where `gates_pos` puts them: calculation rules, "gates that fit". */
export function gatesThatFit({ configuration, geometry, roof, priceList: { rules } }: Hangar): number {
  if (configuration.gates_pos !== 0) {
    const inOneEnd = roof.spans * gatesThatFitField(geometry.field_m, rules);
    return configuration.gates_pos * inOneEnd;
  }
  const whole = isLess(roof.pitch_m, rules.gate.min_bay_m) ? 0 : geometry.bays - 1;
  const last = isLess(geometry.last_bay_m, rules.gate.min_bay_m) ? 0 : 1;
  return (whole + last) * (roof.attached ? 1 : 2);
}

/** The wall at some gate, metres, if it is lower than the frame of the gate asks for: the price is an estimate then. */
export function wallTooLowForGate<N>(
  { configuration, geometry, roof, priceList: { rules } }: Frame<N>,
  math: Arithmetic<N>,
): N | undefined {
  const { height_m, field_m, ends } = geometry;
  const { min_wall_m } = rules.gate;
  if (configuration.gates === 0) return undefined;
  if (configuration.gates_pos === 0) return isLess(math.value(height_m), min_wall_m) ? height_m : undefined;
  for (const { gatesByField } of ends) {
    for (const gates of gatesByField) {
      const wall_m = gates > 0 ? heightAtJamb(gates, field_m, height_m, roof.slope, rules, math) : undefined;
      if (wall_m !== undefined && isLess(math.value(wall_m), min_wall_m)) return wall_m;
    }
  }
  return undefined;
}

/** The lowest column of the roof's heights on sale, metres, under which the gates fit as they stand; of none undefined. */
export function heightForGates(hangar: Hangar): number | undefined {
  const { configuration, roof } = hangar;
  const fits = (height_mm: number) =>
    wallTooLowForGate(variantOf(hangar, { ...configuration, height_mm }), plain) === undefined;
  const height_mm = [...roof.heights].sort((one, other) => one - other).find(fits);
  return height_mm === undefined ? undefined : height_mm / 1000;
}

/** Metres of wall at the outer jamb, on the lower side, of a centred row of gates in a field of an end wall. */
function heightAtJamb<N>(
  gates: number,
  field_m: N,
  height_m: N,
  slope: number,
  rules: PriceList["rules"],
  math: Arithmetic<N>,
): N {
  const { given, plus, times } = math;
  const fromLowSide_m = atLeastZero(besideGates(field_m, given(gates, "gates"), rules, math), math);
  return plus(height_m, times(fromLowSide_m, slope));
}
