import { dequal } from "dequal";
import { loadArchive } from "../../price-proof/archive.ts";
import { rowsOfToday, rulesText } from "../../price-proof/current-rules.ts";
import { loadPriceList } from "../../price-proof/load.ts";
import { overlaid, RELEASED, releasedRules, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased, releasedText } from "../../price-list/released.ts";
import { digestOf } from "../../price-list/seal.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { withoutField } from "../edit/yaml-fields.ts";
import { releasedList } from "../released-lists.ts";

/**
 * What gives each list that was released before rows were files the rules that it is counted by, once and for ever; none
 * where each has its own. Throws `DeskRefusal` where one of them would be counted otherwise than it is.
 */
export function planRules(folder: PricesFolder): ReadonlyMap<string, string> {
  const today = loadPriceList(folder);
  loadArchive(folder, today);
  const released = new Map(readReleased(folder));
  const writes = new Map<string, string>();
  for (const [version, recorded] of released) {
    if (recorded.rules !== undefined) continue;
    const { positions } = releasedList(folder, version)!;
    const later = Object.keys(today.positions).filter((key) => !positions[key]);
    const rows = later.reduce((text, key) => withoutField(text, ["positions", key]), rowsOfToday(folder));
    const rules = rulesText(folder, rows);
    writes.set(releasedRules(version), rules);
    released.set(version, { ...recorded, rules: digestOf(rules) });
  }
  if (writes.size === 0) return writes;
  const after = overlaid(folder, writes);
  for (const version of released.keys()) {
    if (dequal(releasedList(after, version), releasedList(folder, version))) continue;
    throw new DeskRefusal(
      `Прайс-лист ${version} считался бы иначе, чем сейчас: правила ему не даны, ничего не записано.`,
    );
  }
  return writes.set(RELEASED, releasedText(released));
}
