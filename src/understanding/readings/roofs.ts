import type { Value } from "../claims.ts";
import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import { withDenial } from "./openings.ts";

type Mark = "double" | "single" | "attached" | "apart" | "central";

/** What is said of a roof, and which roofs have it: all marks together leave those that may be meant. */
const MARKS: readonly (readonly [mark: Mark, source: string])[] = [
  ["central", "(with)? (double_pitch|single_pitch)? (central column|column (by|in|onto)? central)"],
  ["central", "s_kolonnoy"],
  ["double", "double_pitch (roof)?"],
  ["double", "number (dash|times)? pitched (roof)?"],
  ["attached", "odnoskat_pristavnoy"],
  ["apart", "odnoskat_otdelno"],
  ["single", "single_pitch (roof)?"],
  ["attached", "canopy? (other|neutral)? (to|by) (other|neutral|whole){0,2} (wall|building)"],
  ["attached", "attached ((to|by) (other|neutral){0,2} (wall|building))?"],
  ["apart", "apart standing?"],
];

/** Reads which roof is meant; gives those that it may be, all of them where nothing is said. */
export function readRoofs(reading: Reading): string[] {
  const { sentence, priceList, given } = reading;
  const roofs = Object.keys(priceList.roofs);
  const said: { mark: Mark; range: { from: number; to: number } }[] = [];
  for (const [mark, source] of MARKS) {
    sentence.take(pattern(source), (range) => {
      let meant = mark;
      if (source.startsWith("number")) {
        const count = sentence.value(range);
        if (count !== 1 && count !== 2) return false;
        meant = count === 1 ? "single" : "double";
      }
      if (sentence.isNegated(range) || /^(without|not)$/.test(sentence.concept(range.from - 1) ?? "")) {
        withDenial(sentence, range);
        return true;
      }
      said.push({ mark: meant, range });
      // One word may say two things: the contract's names of the single-pitch roofs.
      if (sentence.concept(range.from)?.startsWith("odnoskat_")) said.push({ mark: "single", range });
      return true;
    });
  }
  if (typeof given["roof"] === "string") return [given["roof"]];
  const marks = new Set(said.map(({ mark }) => mark));
  const fitting = roofs.filter((roof) => [...marks].every((mark) => has(roof, mark, marks)));
  const candidates =
    fitting.length > 0 ? fitting : roofs.filter((roof) => [...marks].some((mark) => has(roof, mark, marks)));
  const [only] = candidates;
  if (candidates.length === 1) for (const { range } of said) claim(reading, range, { roof: only! });
  else if (marks.size > 0 || given["roof"] === undefined) {
    const choices = candidates.map((roof): Record<string, Value> => ({ roof }));
    reading.doubts.push({
      parameter: "roof",
      kind: marks.size > 0 ? "roof_of" : "missing",
      range: said[0]?.range,
      choices,
    });
  }
  return candidates;

  function has(roof: string, mark: Mark, all: ReadonlySet<Mark>): boolean {
    const { slopes, spans, attached } = priceList.roofs[roof]!;
    if (mark === "central") return spans === 2;
    // A roof with a row of columns has two slopes, each over a span of its own.
    if (mark === "double") return slopes === 2 && (spans === 1 || all.has("central"));
    if (mark === "single") return slopes === 1 || (spans === 2 && all.has("central"));
    return mark === "attached" ? attached : !attached;
  }
}
