import { counted } from "../../text/format.ts";
import { formatPath } from "../../price-list/finding.ts";
import { loadManufacturer } from "../../price-proof/load.ts";
import { ODD_JUMP } from "../../price-list/odd-jump.ts";
import type { PricesFolder } from "../../price-list/prices-folder.ts";
import { lastOther, warningsOf } from "./check.ts";
import { diffText } from "./diff.ts";
import { listChanges, percentMoved, percentText, valueText } from "../../price-list/list-changes.ts";
import { referenceTotals } from "./reference-totals.ts";
import type { Planned } from "../release/release.ts";
import { isOdd } from "./warnings.ts";

/** What a person is to see before a release. */
export interface Review {
  /** Differences from the list before it, and warnings. */
  text: string;
  /** Prices, rules and totals that moved so far that they must be confirmed. */
  jumps: string[];
}

/** `today` is the day that `valid_until` is held against. */
export function reviewed(folder: PricesFolder, { list, text }: Planned, today: string): Review {
  const last = lastOther(folder, list);
  const warned = warningsOf(folder, text, { list, last, isReleased: true, isEdited: false, today });
  if (!last) return { text: ["Прежнего прайс-листа нет, сравнивать не с чем.", ...warned].join("\n"), jumps: [] };
  const manufacturer = loadManufacturer(folder);
  const changes = listChanges(last, list);
  const moved = [
    ...changes.prices.map(({ path, name, ...values }) => ({ ...values, what: `${formatPath(path)}, ${name}` })),
    ...changes.others.map(({ path, ...values }) => ({ ...values, what: formatPath(path) })).filter(isRule),
    ...referenceTotals(last, list, manufacturer).map(({ hangar, equipment, ...values }) => ({
      ...values,
      what: `${hangar}, ${equipment}`,
    })),
  ];
  const jumps = moved.flatMap(({ what, before, after }) => {
    const percent = percentMoved(before, after);
    return isOdd(before, after)
      ? [`${what}: ${valueText(before)} → ${valueText(after)} (${percentText(percent)})`]
      : [];
  });
  return { text: [diffText(last, list, manufacturer, "console"), warned.join("\n")].join("\n\n").trim(), jumps };
}

/** A term follows the season, and no price follows it. */
const isRule = ({ what }: { what: string }): boolean => what !== "meta.production_days";

/** Why nothing was released, and what to do. */
export function refusalText(jumps: readonly string[], date: string): string {
  const count = counted(jumps.length, "число сдвинулось", "числа сдвинулись", "чисел сдвинулись");
  return [
    `Прайс-лист ${date} не выпущен, ничего не записано: ${count} больше чем на ${ODD_JUMP}\u00a0%.`,
    ...jumps,
    `Опечатку исправьте. Если всё верно, подтвердите: npm run prices -- release ${date} --yes`,
  ].join("\n");
}
