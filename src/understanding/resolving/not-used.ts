import type { Understanding } from "../response.ts";
import type { Range, Sentence } from "../sentence.ts";

/** Words that say nothing by themselves. */
const SILENT = new Set<string>(
  (
    "neutral comma stop dash equals bracket and or with in by under to from onto for less more from_to need yes pieces " +
    "unit size along frame building wall roof side all whole not nor without absent times standing opening lifting high low own ours shorter self key already have vat day square whether"
  ).split(" "),
);

/** Words that no reading took and that say something: neighbours together. */
export function notUsed(sentence: Sentence): Understanding["not_used"] {
  const places: Range[] = [];
  sentence.tokens.forEach(({ concept }, at) => {
    if (!sentence.isLeft(at) && (sentence.isDone(at) || SILENT.has(concept))) return;
    const last = places.at(-1);
    if (last && areTogether(last.to, at)) last.to = at + 1;
    else places.push({ from: at, to: at + 1 });
  });
  return places.map((range) => sentence.place(range));

  function areTogether(from: number, to: number): boolean {
    const between = sentence.within({ from, to });
    const isParting = (at: number) => sentence.isRead(at) || sentence.is(at, "stop");
    return between.length <= 2 && !between.some(isParting);
  }
}
