import type { Roof } from "../../../price-list/schema.ts";
import type { Claim, Reading } from "../../reading.ts";
import type { Range } from "../../sentence.ts";
import { askWhether } from "./ask-whether.ts";
import { askInstead, sentenceAround } from "./of-another.ts";

/** What a sentence is of the hangar by. */
const OF_HANGAR = ["roof", "width", "length"];
/** Words that orders are full of. */
const OF_ORDERS = /^(винт|добав|наполнит|(трех)?слойн|поставщ|исполнит|подрядч|рядом|блок|входн|пластиков|распол)/;
/** Things with walls and doors of their own, or none. */
const FOREIGN = /^(забор|ограда|дом|дом[аеу]|дач[аеиу]|двор|контор|офис|бытовк|кабинет|дорог|лини)/;
/** Fewer unknown words may stand in any order. */
const LEAST_UNKNOWN = 2;

/** «Территория огорожена профлистом»: a sentence of its own of words that nobody knows is perhaps of another matter. */
export function ofAnotherMatter(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence, priceList } = reading;
  for (const one of reading.claims) {
    const { parameter, value, range } = one;
    const part = sentenceAround(sentence, range);
    if (!value || OF_HANGAR.includes(parameter) || isOfHangar(part)) continue;
    const words = sentence.within(part).map((at) => sentence.tokens[at]!.word);
    const hasForeign = words.some((word) => FOREIGN.test(word));
    // «Ворот двое, расположение определим позднее»
    const isCounted = parameter in priceList.limits && sentence.has(range, "number");
    if (!hasForeign && (isCounted || unknownIn(part) < LEAST_UNKNOWN)) continue;
    if (parameter === "height") askInstead(reading, one, roofs);
    else askWhether(reading, [one]);
  }

  function isOfHangar(part: Range): boolean {
    const says = ({ parameter, range }: Pick<Claim, "parameter"> & { range?: Range | undefined }) =>
      OF_HANGAR.includes(parameter) && range !== undefined && range.from >= part.from && range.to <= part.to;
    return (
      sentence.is(part.from, "height") ||
      sentence.has(part, "need", "frame", "double_pitch", "single_pitch", "width", "length", "size") ||
      [...reading.claims, ...reading.doubts].some(says)
    );
  }

  function unknownIn(part: Range): number {
    const isUnknown = (at: number) => {
      const { word } = sentence.tokens[at]!;
      return word.length > 2 && !OF_ORDERS.test(word);
    };
    return sentence.within(part, "other", "month", "site").filter(isUnknown).length;
  }
}
