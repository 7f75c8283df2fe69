import { loads } from "hangar-engine";

/** What snow and wind the frame is made for, where the manufacturer states it: the first question of a buyer. */
export function LoadsStatement() {
  return loads === undefined ? null : <p class="loads-statement">{loads}</p>;
}
