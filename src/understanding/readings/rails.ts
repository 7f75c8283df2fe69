import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";
import { rangeAt } from "../sentence.ts";
import type { Concept } from "../words/lexicon.ts";

/** Guides: «H 500», «подъёмные 1610», «направляющие Н 1610», «без направляющих». */
const NAMED = [
  "(rails|lifting|gate) (other|neutral|gate|lifting|ON|equals|dash|bracket){0,3} height? dash? number",
  "height dash? number",
  "number (rails|lifting)",
  "number",
].map(pattern);
/** «1610 м²», «1610 руб» */
const NO_GUIDES: readonly Concept[] = [
  ...(["times", "onto", "unit", "square", "rouble", "thousand", "million", "weight", "day"] as const),
];
const RAILS = pattern("rails (equals (absent|not)|(neutral|leaves|and|other){1,3} (not need|unneeded))?");

/** By their height, millimetres. The smaller one may be anything else when it stands alone. */
const BY_HEIGHT: Readonly<Record<number, string>> = { 500: "h500", 1610: "h1610" };

export function readRails(reading: Reading): void {
  const { sentence } = reading;
  for (const rule of NAMED) {
    for (const range of sentence.matches(rule)) {
      const [at] = sentence.within(range, "number");
      const [height] = sentence.numbers(range);
      const rails = BY_HEIGHT[height!];
      const isAlone = range.to - range.from === 1;
      if (
        rails === undefined ||
        isOfHangar(range.from) ||
        (isAlone && (height === 500 || sentence.is(at! + 1, ...NO_GUIDES)))
      )
        continue;
      const from = sentence.is(at! - 1, "rails", "lifting", "height") ? at! - 1 : at!;
      reading.claim({ from, to: at! + 1 }, { rails });
      // «without rails 1610» says two things.
      if (sentence.isDenied(range)) reading.claim(range, { rails: "none" });
      // The gates between stay, to be counted.
      for (const one of sentence.within(range)) if (!sentence.is(one, "gate")) sentence.done(rangeAt(one));
    }
  }

  /** «высота 500» is rather 5 m of the hangar; of «h 500» the gates tell. */
  function isOfHangar(at: number): boolean {
    if (!sentence.is(at, "height")) return false;
    const hasGates = sentence.tokens.some((_, one) => sentence.is(one, "gate", "rails", "lifting"));
    return !hasGates || sentence.tokens[at]!.word.length > 1;
  }

  sentence.take(RAILS, (range) => {
    if (range.to - range.from > 1) reading.claim(range, { rails: "none" });
    else if (sentence.isDenied(range)) reading.claim(sentence.withDenial(range), { rails: "none" });
  });
}
