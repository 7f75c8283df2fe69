import { dateInWords } from "../../text/date-in-words.ts";

/** Until when the prices of an offer hold, and what is then. Both days as `2026-11-20`; no list need name its last. */
export function validity(today: string, validUntil: string | undefined): { holds: string; then: string } {
  if (validUntil === undefined) {
    return { holds: "срок цены уточните", then: "До какого дня держится цена, уточните у производителя." };
  }
  const day = dateInWords(validUntil);
  if (today > validUntil) {
    return { holds: `цены действовали по\u00a0${day}`, then: "Этот срок прошёл: подтвердите цену у производителя." };
  }
  return { holds: `действует по\u00a0${day}`, then: "Позже посчитаем заново по действующему прайс-листу." };
}
