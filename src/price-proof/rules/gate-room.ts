import { type Finding, unaccepted } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** A gate has at least its own width, or gates that count as fitting would overlap. */
export function gateRoomFindings({ rules: { gate } }: PriceList): Finding[] {
  const rooms = ["min_bay_m", "end_module_m"] as const;
  return rooms
    .filter((room) => gate[room] < gate.width_m)
    .map((room) => unaccepted(["rules", "gate", room], gate[room], `не меньше ширины ворот (${gate.width_m})`));
}
