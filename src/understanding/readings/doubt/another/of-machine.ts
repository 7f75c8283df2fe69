import type { Roof } from "../../../../price-list/schema.ts";
import type { Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { isSide, isSizeName } from "../../size.ts";
import { askInstead } from "../asking.ts";

/** What tells a hangar from a machine. */
const HANGAR = /^(ангар|здани|склад|гараж|цех|кровл|крыш|двускат|двухскат|односкат|пристр|навес)/;

/** So far behind a machine its sizes stand, tokens. */
const MACHINE_REACH = 14;
/** Metres. */
const SMALLEST_SIDE = 10;

/** «комбайн с жаткой, сам 4 метра в высоту» in a sentence of its own is of the machine, as far as one can tell. */
export function ofMachine(reading: Reading, roofs: readonly Roof[]): void {
  const { sentence } = reading;
  const machines = new Map<Range, boolean>();
  const isOfMachine = (part: Range) =>
    sentence.has(part, "machine") && !sentence.within(part).some((at) => HANGAR.test(sentence.tokens[at]!.word));
  // «у меня комбайн, четыре в высоту, а крышу односкатную»
  const isBehindMachine = (at: number) => {
    const before = sentence.within({ from: Math.max(sentence.partAt(at).from, at - MACHINE_REACH), to: at });
    const machine = before.find((place) => sentence.is(place, "machine"));
    if (machine === undefined || /^(под|для|на|в)$/.test(sentence.wordAt(machine - 1))) return false;
    const isOwn = (place: number) => sentence.is(place, "need") || HANGAR.test(sentence.tokens[place]!.word);
    return !before.some((place) => isOwn(place) && (place > machine || !sentence.is(place, "need")));
  };
  for (const one of reading.claims) {
    // «комбайн 3,9 высотой влезет в 12 на 24?»
    if (!isSizeName(one.parameter) || !sentence.has(one.range, "width", "length", "height")) continue;
    const part = sentence.partAt(one.range.from);
    if (!machines.has(part)) machines.set(part, isOfMachine(part));
    // No machine is as large.
    const isLarge = isSide(one.parameter) && Number(one.value) >= SMALLEST_SIDE;
    if (machines.get(part) || (!isLarge && isBehindMachine(one.range.from))) askInstead(reading, one, roofs);
  }
}
