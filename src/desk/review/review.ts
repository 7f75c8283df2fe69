import { capitalized, counted } from "../../text/format.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import { fieldInWords } from "../../price-list/field-words.ts";
import { loadManufacturer } from "../../price-proof/load.ts";
import { isOdd, ODD_JUMP } from "../../price-list/odd-jump.ts";
import type { PricesFolder } from "../../price-list/prices-folder.ts";
import { lastOther, warningsOf } from "./check.ts";
import { shownValue } from "../edit/shown-value.ts";
import { diffText } from "./diff.ts";
import { listChanges, percentMoved, percentText, type Change } from "../../price-list/list-changes.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import { referenceTotals } from "./reference-totals.ts";
import type { Planned } from "../release/release.ts";
import { withdrawnSizes } from "./withdrawn-sizes.ts";

/** What a person is to see before a release. */
export interface Review {
  /** Differences from the list before it, and warnings. */
  text: string;
  /** What must be confirmed: sizes that are withdrawn; prices, rules and totals that moved far. */
  doubts: string[];
}

/** `today` is the day that `valid_until` is held against. */
export function reviewed(folder: PricesFolder, { list, text }: Planned, today: string): Review {
  const last = lastOther(folder, list);
  const warned = warningsOf(folder, text, { list, last, isReleased: true, isEdited: false, today });
  if (!last) return { text: ["Прежнего прайс-листа нет, сравнивать не с чем.", ...warned].join("\n"), doubts: [] };
  const manufacturer = loadManufacturer(folder);
  const jumps = oddMoves(last, list, manufacturer).map((move) => {
    return `${move.path ? fieldInWords(move.path, list) : move.name}: ${moveText(move)}`;
  });
  const told = [diffText(last, list, manufacturer, "console"), warned.join("\n")].join("\n\n").trim();
  return { text: told, doubts: [...withdrawnTexts(last, list), ...jumps] };
}

/** A sentence a size that is priced no more. */
export const withdrawnTexts = (last: PriceList, list: PriceList): string[] =>
  withdrawnSizes(list, last).map(({ text }) => capitalized(text));

/** A price, a rule or the total of a reference hangar that moved further than one does in one step. */
export interface OddMove extends Omit<Change, "path"> {
  /** Nothing for a total. */
  path: Path | undefined;
}

export function oddMoves(last: PriceList, list: PriceList, manufacturer: Manufacturer): OddMove[] {
  const { prices, others } = listChanges(last, list);
  const totals = referenceTotals(last, list, manufacturer).map(({ hangar, equipment, ...values }) => ({
    ...values,
    path: undefined,
    name: `${hangar}, ${equipment}`,
  }));
  return [...prices, ...others, ...totals].filter(isFar);
}

/** `было 32 500, стало 45 000 (+38,5 %)`. */
export const moveText = ({ path = [], before, after }: Pick<OddMove, "path" | "before" | "after">): string =>
  `было ${shownValue(path, before)}, стало ${shownValue(path, after)} (${percentText(percentMoved(before, after))})`;

/** Whether a value moved further than one does in one step: a term follows the season, but to no more than twice. */
export function isFar({ path, before, after }: Pick<OddMove, "path" | "before" | "after">): boolean {
  if (!isOdd(before, after)) return false;
  const [was, is] = [Number(before), Number(after)];
  return !path || formatPath(path) !== "meta.production_days" || is > was * 2 || is * 2 < was;
}

/** Why nothing was released, and what to do. */
export function refusalText(doubts: readonly string[], date: string): string {
  const count = counted(doubts.length, "странность", "странности", "странностей");
  return [
    `Прайс-лист ${date} не выпущен, ничего не записано: ${count} — исчез размер или число сдвинулось больше чем на ${ODD_JUMP}\u00a0%.`,
    ...doubts,
    `Опечатку исправьте. Если всё верно, подтвердите: npm run prices -- release ${date} --yes`,
  ].join("\n");
}
