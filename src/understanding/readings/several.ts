import type { Reading } from "../reading.ts";

/** «два ангара», «3 одинаковых здания» */
const BUILDINGS = /^(ангар|склад|цех)(а|ов)$|^здани[яй]$/;
const MOST_BETWEEN = 2;

/** Of several hangars the price is that of one: their number stays unread, and what that means is said. */
export function readSeveral({ sentence, notes }: Reading): void {
  const { tokens } = sentence;
  tokens.forEach(({ concept, value = 0 }, from) => {
    if (concept !== "number" || value < 2 || (sentence.isDone(from) && !sentence.isLeft(from))) return;
    for (let at = from + 1; at <= from + 1 + MOST_BETWEEN; at++) {
      if (sentence.is(at, "number", "comma", "stop", "unit", "times", "onto")) return;
      if (BUILDINGS.test(tokens[at]?.word ?? "")) return void notes.push({ range: { from, to: at + 1 }, note: "one" });
    }
  });
}
