import type { FieldValue } from "../../price-list/list-changes.ts";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { withItem, withEntry, withField, withoutField } from "../edit/yaml-fields.ts";
import { verdictOn } from "../edit/three-way.ts";
import { fieldMap, type Draft, type Texts } from "./draft.ts";

/** One value that the draft and the site changed differently since the draft was begun. */
export interface Conflict {
  file: string;
  key: string;
  before: FieldValue | undefined;
  mine: FieldValue | undefined;
  theirs: FieldValue | undefined;
}

export interface Rebased {
  list: string;
  manufacturer: string;
  logo: Texts;
  conflicts: Conflict[];
}

/** The edits of a draft brought over to the files that are in force now; of a conflict the side that is to win. */
export function rebased(draft: Draft, now: Texts, winner: "mine" | "theirs"): Rebased {
  const conflicts: Conflict[] = [];
  const list = broughtOver(LIST, draft.base, draft.list, now, winner, conflicts);
  const manufacturer = broughtOver(MANUFACTURER, draft.base, draft.manufacturer, now, winner, conflicts);
  const logo = logoBroughtOver(draft, now, winner, conflicts);
  return { list: withNewSizes(list, draft.base[LIST] ?? "", draft.list), manufacturer, logo, conflicts };
}

function logoBroughtOver(
  { base, logo = {} }: Draft,
  now: Texts,
  winner: "mine" | "theirs",
  conflicts: Conflict[],
): Texts {
  const kept = Object.entries(logo).filter(([file, mine]) => {
    const verdict = verdictOn(base[file], mine, now[file]);
    if (verdict === "conflict") conflicts.push({ file, key: file, before: "прежний", mine: "ваш", theirs: "другой" });
    return verdict === "take" || (verdict === "conflict" && winner === "mine");
  });
  return Object.fromEntries(kept);
}

/** Lists of sizes and of their numbers grow at their end: their places are no names. */
const IS_PLACE = /^(calculation_id_numbers\[|roofs\.[^.]+\.heights\[)/;
const WIDTH = /^(roofs\.[^.]+\.widths)\.(\d+)\.(.*)$/;
/** Every release has a date of its own. */
const VERSION = "meta.version";

function broughtOver(
  file: string,
  base: Texts,
  mine: string,
  now: Texts,
  winner: "mine" | "theirs",
  conflicts: Conflict[],
): string {
  const theirs = now[file] ?? "";
  const [before, here, there] = [base[file] ?? "", mine, theirs].map(fieldMap) as [Fields, Fields, Fields];
  let text = theirs;
  for (const key of new Set([...before.keys(), ...here.keys()])) {
    if (key === VERSION || IS_PLACE.test(key)) continue;
    const [was, is, other] = [before.get(key)?.value, here.get(key)?.value, there.get(key)?.value];
    const verdict = verdictOn(was, is, other);
    if (verdict === "keep") continue;
    if (verdict === "conflict") {
      conflicts.push({ file, key, before: was, mine: is, theirs: other });
      if (winner === "theirs") continue;
    }
    const path = (here.get(key) ?? before.get(key))!.path;
    // A width of the draft is brought over as a whole, below; one that is sold no longer has no place for its price.
    if (WIDTH.test(key) && other === undefined) continue;
    text = is === undefined ? withoutField(text, path) : withField(text, path, is);
  }
  return text;
}

type Fields = ReturnType<typeof fieldMap>;

/** The list with the sizes that a draft added, numbered after its own. */
function withNewSizes(text: string, base: string, mine: string): string {
  const before = fieldMap(base);
  const oldHeights = (roof: string) => sizesIn(base, ["roofs", roof, "heights"]);
  let after = text;
  for (const [key, { path, value }] of fieldMap(mine)) {
    const [, , width, rest] = WIDTH.exec(key) ?? [];
    const roof = String(path[1]);
    if (width !== undefined && rest === "truss.solid" && !before.has(key) && !fieldMap(after).has(key)) {
      const demountable = fieldMap(mine).get(key.replace(/solid$/, "demountable"))?.value;
      const trusses = `solid: ${value}${demountable === undefined ? "" : `, demountable: ${demountable}`}`;
      const isWider = (other: string) => Number(other) > Number(width);
      after = withEntry(after, path.slice(0, 4), `{ truss: { ${trusses} } }`, isWider);
      after = numbered(after, roof, "widths", Number(width));
    }
    const heights = ["roofs", roof, "heights"];
    const isHeight = heights.every((step, at) => path[at] === step);
    if (isHeight && !oldHeights(roof).has(Number(value)) && !sizesIn(after, heights).has(Number(value))) {
      after = numbered(withItem(after, heights, Number(value)), roof, "heights", Number(value));
    }
  }
  return after;
}

function numbered(text: string, roof: string, sizes: "widths" | "heights", size: number): string {
  const named = [...fieldMap(text).values()].find(
    ({ path, value }) => path[0] === "calculation_id_numbers" && path[2] === "roof" && value === roof,
  );
  if (!named) return text;
  const path = ["calculation_id_numbers", named.path[1]!, sizes];
  return sizesIn(text, path).has(size) ? text : withItem(text, path, size);
}

const sizesIn = (text: string, of: readonly (string | number)[]): Set<number> =>
  new Set(
    [...fieldMap(text).values()]
      .filter(({ path }) => of.every((step, at) => path[at] === step))
      .map(({ value }) => Number(value)),
  );
