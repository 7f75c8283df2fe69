import type { Roof } from "../../../../price-list/schema.ts";
import type { Reading } from "../../../reading.ts";
import type { Range, Sentence } from "../../../sentence.ts";
import { askInstead, askWhether, isCount } from "../asking.ts";

/** What a sentence is of the hangar by. */
const OF_HANGAR = ["roof", "width", "length"];
/** Words that orders are full of. */
const OF_ORDERS = /^(винт|добав|наполнит|(трех)?слойн|поставщ|исполнит|рядом|блок|входн|пластиков|распол)/;
/** Things with walls and doors of their own, or none. */
const FOREIGN =
  /^(забор|ограда|дом[аеу]?$|дач[аеиу]|двор(а|е|у|ом)?$|контор|офис|бытовк|кабинет|дорог[аеиу]$|лини[яиюей]+$)/;
/** Fewer unknown words may stand in any order. */
const LEAST_UNKNOWN = 2;

/** «Нам считали с панелями», «На стройке был кран»: what was is not what is wanted, be it only for one word. */
const PAST = /([аяиеыоу]л[аои]?с?[ья]?)$/;
const NO_VERBS =
  /(метал|материал|персонал|канал|стол|угол|пол|зал|портал|модул)[аи]?$|^(дел[ао]|село|мало|около|если|или)$/;

/** A sentence between two full stops. */
interface Part {
  isOfHangar: boolean;
  hasForeign: boolean;
  unknown: number;
  isPast: boolean;
}

/** «Территория огорожена профлистом»: a sentence of its own of words that nobody knows is perhaps of another matter. */
export function ofAnotherMatter(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const parts = new Map<Range, Part>();
  const partAt = (at: number): Part => {
    const range = sentence.partAt(at);
    const part = parts.get(range) ?? partOf(sentence, range);
    parts.set(range, part);
    return part;
  };
  for (const { parameter, range } of [...reading.claims, ...reading.doubts])
    if (range && OF_HANGAR.includes(parameter)) partAt(range.from).isOfHangar = true;
  for (const one of reading.claims) {
    const { parameter, value, range } = one;
    const { isOfHangar, hasForeign, unknown, isPast } = partAt(range.from);
    if ((!value && !isPast) || OF_HANGAR.includes(parameter) || isOfHangar) continue;
    // «Ворот двое, расположение определим позднее»
    const isCounted = isCount(reading, parameter) && sentence.has(range, "number");
    if (!hasForeign && !(isPast && unknown > 0) && (isCounted || unknown < LEAST_UNKNOWN)) continue;
    if (parameter === "height") askInstead(reading, one, roofs);
    else askWhether(reading, [one]);
  }
}

function partOf(sentence: Sentence, part: Range): Part {
  const isUnknown = (at: number) => sentence.wordAt(at).length > 2 && !OF_ORDERS.test(sentence.wordAt(at));
  return {
    isOfHangar:
      sentence.is(part.from, "height") ||
      sentence.has(part, "need", "frame", "double_pitch", "single_pitch", "width", "length", "size"),
    hasForeign: sentence.within(part).some((at) => FOREIGN.test(sentence.wordAt(at))),
    isPast: sentence
      .within(part, "other", "neutral")
      .some(
        (at) => sentence.wordAt(at).length > 2 && PAST.test(sentence.wordAt(at)) && !NO_VERBS.test(sentence.wordAt(at)),
      ),
    unknown: sentence.within(part, "other", "month", "site").filter(isUnknown).length,
  };
}
