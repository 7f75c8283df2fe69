import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";

/** `montazh=1`, `gates_pos=1`, «панели: нет», as in a call or in a list. */
const WRITTEN = pattern(
  "(?<!erection (frame (and|comma|times))? )[erection panel insulated pile anchor welded purlin other] (equals|dash) (yes|absent|number)(?!unit|times|onto|million|thousand|rouble|side|percent|weight|square)",
);

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    erection: "montazh",
    panel: "panels",
    insulated: "panels",
    pile: "piles",
    anchor: "anchors",
    welded: "welded",
    purlin: "wall_progony",
    // The contract's names of several words, as one word.
    panelsmontazh: "panels_montazh",
    panelshighwall: "panels_high_wall",
    wallprogony: "wall_progony",
    dekorroof: "dekor_roof",
    dekorwall: "dekor_wall",
    gatespos: "gates_pos",
  }),
);

export function readWritten(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(WRITTEN, (range) => {
    const { concept, word } = sentence.tokens[range.from]!;
    const parameter = PARAMETERS.get(concept) ?? PARAMETERS.get(word);
    const [value] = sentence.numbers(range);
    // «сваи - 1 ряд»
    if (value !== undefined && sentence.is(range.to, "other") && /[а-я]/.test(sentence.tokens[range.to]!.word))
      return false;
    if (parameter === undefined || (value !== undefined && ![0, 1, 2].includes(value))) return false;
    if (parameter === "gates_pos") return value === undefined ? false : reading.claim(range, { gates_pos: value });
    return value === 2 ? false : reading.claim(range, { [parameter]: value === 1 || sentence.is(range.to - 1, "yes") });
  });
}
