import { pattern } from "../words/pattern.ts";
import { isOffered } from "../price-list-sizes.ts";
import type { Range, Reading } from "../reading.ts";

type Mark = "double" | "single" | "attached" | "apart" | "central";

/** What tells one roof from another, in this order: a row of columns is named before the columns of a height. */
const MARKS: readonly (readonly [mark: Mark, says: string])[] = [
  ["central", "column{1,2} (in|per|to|onto|neutral|from|with){0,2} central|(in|per)? central (neutral|site)? column"],
  [
    "apart",
    "(?<!OPENING )apart_standing(?! (OPENING|wicket))|apart(?= neutral? (single_pitch|double_pitch))|apart (neutral)? (standing|hangar|canopy|building)|(?<=single_pitch )apart(?! (number|wicket|OPENING))|standing apart|standing? self per self standing?",
  ],
  [
    "double",
    "double_pitch|ridge (in|per|to)? central|(roof|onto|in|IS){0,4} number (dash|times){0,3} pitched|pitched number|(roof|pitched) (in|with|onto|IS){0,4} (both|number) side",
  ],
  ["single", "single_pitch"],
  [
    "attached",
    "attached (to|with)? (neutral|existing|own)? (building|wall|hangar|existing|house)?|(to|in) (neutral|own)? (existing|own)? (wall|building|hangar|house) attached?",
  ],
];
const RULES = MARKS.map(([mark, says]) => [mark, pattern(says)] as const);

/** Which roofs it may be: the one that is said, those that have what is said of it, or all. */
export function readRoofs(reading: Reading): readonly string[] {
  const { priceList, given, before } = reading;
  const said: { mark: Mark; range: Range }[] = [];
  const excluded: Mark[] = [];
  for (const [mark, rule] of RULES) {
    reading.take(rule, (range) => {
      const [count] = reading.numbers(range);
      const means = mark === "double" && count === 1 ? "single" : mark;
      if (count !== undefined && count !== 1 && count !== 2) return false;
      // «к стене» is of an attached roof, «к дому» of anything.
      const denial = reading.denialOf(range);
      if (denial?.isSure) {
        reading.done(denial.words);
        excluded.push(means);
      } else said.push({ mark: means, range });
    });
  }
  const marks = new Set(said.map(({ mark }) => mark));
  const all = Object.keys(priceList.roofs);
  const has = (roof: string, mark: Mark): boolean => {
    const { slopes, spans, attached } = priceList.roofs[roof]!;
    if (spans === 2) return mark === "central" || mark === "apart" || (marks.has("central") && mark !== "attached");
    if (mark === "central") return false;
    if (mark === "double" || mark === "single") return slopes === (mark === "double" ? 2 : 1);
    return attached === (mark === "attached");
  };
  const allowed = all.filter((roof) => !excluded.some((mark) => has(roof, mark)));
  const fitting = allowed.filter((roof) => [...marks].every((mark) => has(roof, mark)));
  const possible = fitting.length > 0 ? fitting : allowed.filter((roof) => [...marks].some((mark) => has(roof, mark)));
  const known = [given["roof"], marks.size + excluded.length === 0 ? before["roof"] : undefined]
    .map(String)
    .find((roof) => all.includes(roof));
  const candidates = known ? [known] : possible.length > 0 ? possible : all;
  if (marks.size > 0 && candidates.length === 1)
    for (const { range } of said) reading.claim(range, { roof: candidates[0]! });
  // Two roofs are said: which.
  else if (marks.size > 0 && fitting.length === 0) reading.doubtBetween("several", "roof", said[0]!.range, candidates);
  else if (marks.size > 0) said.forEach(({ range }) => reading.partOfRoof.push(range));
  // «а с односкатной?» of a gable hangar: its roof is known no more.
  const { roof, ...others } = before;
  if (roof !== undefined && !candidates.includes(String(roof))) reading.before = others;
  return candidates;
}

/** Those of the roofs that are made in the sizes that are said. */
export function roofsOfSizes(reading: Reading, roofs: readonly string[]): readonly string[] {
  const sizes = (["width", "height"] as const).flatMap((name) => {
    const value = reading.valueOf(name);
    return value === undefined ? [] : [[name, Number(value)] as const];
  });
  return roofs.filter((roof) =>
    sizes.every(([name, metres]) => isOffered(name, metres, [reading.priceList.roofs[roof]!], reading.priceList)),
  );
}
