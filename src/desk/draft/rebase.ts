import type { FieldValue } from "../../price-list/list-changes.ts";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { withItem, withEntry, withField, withoutField } from "../edit/yaml-fields.ts";
import { verdictOn } from "../edit/three-way.ts";
import { fieldMap, type Draft, type Settled, type Texts } from "./draft.ts";

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

/** What an edit stands in: the files as they are with it, and those that it was begun with. */
export type Edited = Pick<Draft, "base" | "list" | "manufacturer" | "logo" | "sent">;

/** The edits of a draft brought over to the files that are in force now; of a conflict mine holds unless it was settled. */
export function rebased(draft: Edited, now: Texts, settled: Settled = {}): Rebased {
  const conflicts: Conflict[] = [];
  const list = broughtOver(LIST, draft, draft.list, now, settled, conflicts);
  const manufacturer = broughtOver(MANUFACTURER, draft, draft.manufacturer, now, settled, conflicts);
  const logo = logoBroughtOver(draft, now, settled, conflicts);
  return { list: withNewSizes(list, draft.base[LIST] ?? "", draft.list), manufacturer, logo, conflicts };
}

function logoBroughtOver(
  { base, sent = {}, logo = {} }: Edited,
  now: Texts,
  settled: Settled,
  conflicts: Conflict[],
): Texts {
  const kept = Object.entries(logo).filter(([file, mine]) => {
    const verdict = verdictOn(sent[file] === now[file] ? now[file] : base[file], mine, now[file]);
    if (verdict === "conflict") conflicts.push({ file, key: file, before: "прежний", mine: "ваш", theirs: "другой" });
    return verdict === "take" || (verdict === "conflict" && settled[file] !== "theirs");
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
  { base, sent = {} }: Edited,
  mine: string,
  now: Texts,
  settled: Settled,
  conflicts: Conflict[],
): string {
  const texts = [base[file] ?? "", mine, now[file] ?? "", sent[file] ?? ""];
  const [before, here, there, own] = texts.map(fieldMap) as [Fields, Fields, Fields, Fields];
  let text = now[file] ?? "";
  for (const key of new Set([...before.keys(), ...here.keys(), ...own.keys()])) {
    if (key === VERSION || IS_PLACE.test(key)) continue;
    const [is, other] = [here.get(key)?.value, there.get(key)?.value];
    // What one has published oneself is what one goes on from.
    const was = sent[file] !== undefined && own.get(key)?.value === other ? other : before.get(key)?.value;
    const isWidth = WIDTH.test(key);
    const hasWidth = isWidth && there.has(key.replace(WIDTH, "$1.$2.truss.solid"));
    // Another added the very width without this price of it.
    const isAdded = hasWidth && was === undefined && other === undefined;
    const verdict = isAdded && is !== undefined ? "conflict" : verdictOn(was, is, other);
    if (verdict === "keep") continue;
    if (verdict === "conflict") {
      conflicts.push({ file, key, before: was, mine: is, theirs: other });
      if (settled[key] === "theirs") continue;
    }
    // A width of the draft is brought over as a whole, below; one that is sold no longer has no place for its price.
    if (isWidth && (!hasWidth || is === undefined)) continue;
    const { path } = (here.get(key) ?? before.get(key) ?? own.get(key))!;
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
