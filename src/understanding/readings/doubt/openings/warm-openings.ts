import type { Claim, Reading } from "../../../reading.ts";
import { askWhether } from "../asking.ts";

/** «двое ворот с утеплением», «ворота из сэндвич-панелей»: of the openings or of the hangar. */
export function warmOpenings(reading: Reading): void {
  const { sentence } = reading;
  const isOfOpening = ({ parameter, value, range: { from } }: Claim) => {
    const at = sentence.is(from, "with", "from")
      ? from - 1
      : sentence.is(from - 1, "with", "from")
        ? from - 2
        : from - 1;
    // «ворота 2 шт утепл.»
    const isShort = /^утепл$/.test(sentence.tokens[from]!.word);
    let noun = from - 1;
    while (isShort && sentence.is(noun, "number", "pieces", "bracket", "dash")) noun--;
    if (isShort && parameter === "panels" && sentence.is(noun, "gate", "door", "window")) return true;
    let opening = at;
    while (opening < from - 1 && sentence.is(opening, "number", "pieces", "other")) opening--;
    const isJoined = at < from - 1 || sentence.is(from, "with", "from") || sentence.is(at, "leaves");
    return (
      parameter === "panels" &&
      value === true &&
      isJoined &&
      sentence.is(opening, "gate", "door", "window", "leaves", "partition")
    );
  };
  askWhether(reading, reading.claims.filter(isOfOpening));
}
