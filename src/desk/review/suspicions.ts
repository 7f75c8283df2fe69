import { fieldWords } from "../../price-list/field-words.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { moveText, oddMoves, withdrawnTexts } from "./review.ts";
import { warningsBesideDoubts } from "./warnings.ts";

/** Something that is not forbidden but most likely a slip, in words: somebody is to say that it is meant. */
export type Suspicion = string;

/** All of a list that is to take the place of one in force, what a release asks about first. */
export function suspicionsOf(last: PriceList, list: PriceList, manufacturer: Manufacturer, today: string): Suspicion[] {
  const nameOf = (path: Path) => fieldWords(path, list) ?? formatPath(path);
  const jumps = oddMoves(last, list, manufacturer).map((move) => {
    return `${move.path ? nameOf(move.path) : move.name}: ${moveText(move)}`;
  });
  const warned = warningsBesideDoubts({ list, last, isReleased: true, isEdited: false, today });
  return [...withdrawnTexts(last, list), ...jumps, ...warned.map(({ path, text }) => `${nameOf(path)}: ${text}`)];
}
