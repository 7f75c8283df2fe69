import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import { withDenial } from "./openings.ts";
import type { Value } from "../claims.ts";

/** What a word claims, and what it claims when it is denied. */
const FLAGS: readonly (readonly [
  rule: RegExp,
  wanted: Readonly<Record<string, Value>>,
  denied: Readonly<Record<string, Value>>,
])[] = [
  [pattern("(under|onto|with|by|in)? (other|whole)? pile+"), { piles: true }, { piles: false }],
  [pattern("(under|onto|with|by|in)? anchor+ (other|purlin|bolted|neutral)?"), { anchors: true }, { anchors: false }],
  [
    pattern(
      "(onto|with|in|by)? welded (roof)? purlin|(roof)? purlin (onto|with|in|by)? welded|(onto|in|by)? welded (?!frame|truss|neutral|other)",
    ),
    { welded: true },
    { welded: false },
  ],
  [pattern("(onto|with|in)? bolted purlin?|purlin (onto|with|in) bolted"), { welded: false }, { welded: true }],
  [
    pattern("truss (other|neutral|equals)? demountable|demountable truss"),
    { truss: "demountable" },
    { truss: "solid" },
  ],
  [pattern("truss (other|neutral|equals)? solid|solid truss"), { truss: "solid" }, { truss: "demountable" }],
];
const DRIVING = pattern("driving pile+|pile+ (with|in|and)? driving");

export function readBase(reading: Reading): void {
  const { sentence, notOffered } = reading;
  for (const { from, to } of sentence.matches(DRIVING)) {
    const range = [from, to - 1]
      .map((at) => ({ from: at, to: at + 1 }))
      .find((one) => sentence.concept(one.from) === "driving")!;
    if (!sentence.isNegated(range)) notOffered.push({ range, reason: "driving" });
    sentence.done(range);
  }
  for (const [rule, wanted, denied] of FLAGS) {
    sentence.take(rule, (range) => {
      const thing = [...Array(range.to - range.from).keys()]
        .map((nth) => range.from + nth)
        .find((at) => /^(pile|anchor|welded|bolted|demountable|solid|truss)$/.test(sentence.concept(at)!))!;
      const isDenied = sentence.isNegated({ from: thing, to: thing + 1 });
      claim(reading, isDenied ? withDenial(sentence, range) : range, isDenied ? denied : wanted);
    });
  }
}
