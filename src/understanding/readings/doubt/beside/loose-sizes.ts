import type { Roof } from "../../../../price-list/schema.ts";
import type { Claim, Reading } from "../../../reading.ts";
import { isSizeName } from "../../size.ts";
import { askInstead } from "../asking.ts";
import { JOINING, isAsked, isUnknown, signAt } from "./unknown-words.ts";

const BOUND = /^(мин|макс)/;

/** «ширина 15 (уточн.)», «15 ± 1 м», «высота 6,5 (по коньку)» */
export function looseSizes(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const isLoose = ({ range: { to } }: Claim) => {
    const inBracket = sentence.is(to + 1, ...JOINING) ? to + 2 : to + 1;
    const word = sentence.wordAt(inBracket);
    const isUnread = isUnknown(sentence, inBracket) && !sentence.isRead(inBracket) && !/^([шдв]х|однопрол)/.test(word);
    const isTold = isUnread || isAsked(sentence, to + 1) || sentence.is(inBracket, "ridge") || BOUND.test(word);
    const sign = signAt(sentence, to);
    return (sign === "(" && isTold) || sign === "±" || (sign === "+" && signAt(sentence, to + 1) === "/");
  };
  for (const one of reading.claims.filter(({ parameter }) => isSizeName(parameter)).filter(isLoose))
    askInstead(reading, one, roofs);
}
