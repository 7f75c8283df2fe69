import type { Roof } from "../../../price-list/schema.ts";

/** Drawing units: the wall's height, the ground's level and where the hangar stands. */
const GROUND = 58;
const WALL = 28;
const LEFT = 18;
const RIGHT = 102;
/** Slopes are drawn steeper than they are, or they would hardly show at this size. */
const STEEPER = 1.5;

/** An end view of the roof type: what it is made of is read from the price list. */
export function RoofPicture({
  roof: { slope, slopes, spans, attached },
}: {
  roof: Pick<Roof, "slope" | "slopes" | "spans" | "attached">;
}) {
  const eaves = GROUND - WALL;
  const peak = slopes === 2 ? (LEFT + RIGHT) / 2 : RIGHT;
  const top = eaves - (peak - LEFT) * slope * STEEPER;
  const farEnd = slopes === 2 ? eaves : top;
  const roofLine =
    slopes === 2 ? `${LEFT},${eaves} ${peak},${top} ${RIGHT},${eaves}` : `${LEFT},${eaves} ${RIGHT},${top}`;
  return (
    <svg class="roof-picture" viewBox="0 0 120 64" aria-hidden="true">
      {attached && <rect class="building" x={RIGHT} y={top - 12} width="14" height={GROUND - top + 12} />}
      <polygon class="wall" points={`${LEFT},${GROUND} ${roofLine} ${RIGHT},${GROUND}`} />
      <path d={`M${LEFT} ${eaves + 5}H${RIGHT}`} />
      <path class="column" d={`M${LEFT} ${GROUND}V${eaves}M${RIGHT} ${GROUND}V${farEnd}`} />
      {spans === 2 && <path class="column" d={`M${peak} ${GROUND}V${top}`} />}
      <polyline class="roof" points={roofLine} />
      <path class="ground" d={`M4 ${GROUND}H116`} />
    </svg>
  );
}
