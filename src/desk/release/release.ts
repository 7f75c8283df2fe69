import { dequal } from "dequal";
import { z } from "zod";
import { loadArchive } from "../../price-proof/archive.ts";
import { loadManufacturer, loadPurposes, parsePriceList } from "../../price-proof/load.ts";
import { currentRules, rulesText } from "../../price-proof/current-rules.ts";
import { LIST, RELEASED, releasedRules, releaseFile, type PricesFolder } from "../../price-list/prices-folder.ts";
import { readReleased, releasedText, type Recorded, type Released } from "../../price-list/released.ts";
import { MOST_A_DAY, versionsOf } from "../../price-list/version.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { digestOf, sealed, unsealed } from "../../price-list/seal.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText, releasedList } from "../released-lists.ts";
import { dayOf } from "../../text/version.ts";
import { withVersion } from "./with-version.ts";

/** A list that is fit to be released, and what is to be written for that. */
export interface Planned {
  list: PriceList;
  /** Its text, under the new version. */
  text: string;
  /** The version that it takes back, if it does, and the one whose prices hold again. */
  withdraws?: string;
  restores?: string;
  /**
   * Files to write, each whole, in this order: the archive first, its record next. Cut off in between, the same release
   * goes on from there. None where the list was released before and nothing changed since.
   */
  writes: ReadonlyMap<string, string>;
}

/**
 * What a release of the present list on a day, `2026-11-20`, would do: from the second of that day on its version has a
 * number. Throws `DeskRefusal` or `PriceListError` when the list is not fit. `prove` is what the released lists are held
 * against it by.
 */
export function planRelease(folder: PricesFolder, day: string, prove: typeof loadArchive = loadArchive): Planned {
  if (!z.iso.date().safeParse(day).success) {
    throw new DeskRefusal(`«${day}» — не дата; нужна дата вида 2026-11-20`);
  }
  const before = listText(folder);
  const present = parsePriceList(before, folder.shown(LIST), currentRules(folder)).meta.version;
  if (day < dayOf(present)) {
    throw new DeskRefusal(
      `Дата ${dateInWords(day)} раньше нынешней, ${dateInWords(present)}: прайс-лист может получить только более позднюю.`,
    );
  }
  // A list that was taken back from the archive came with its seal.
  const bare = unsealed(before);
  const { version, text, list, frozen } = nextRelease(
    folder,
    bare,
    versionsOf(day).filter((one) => one >= present),
  );
  loadManufacturer(folder);
  loadPurposes(folder, list);
  const recorded = readReleased(folder);
  const isRecorded = recorded?.has(version) ?? false;
  const whole = sealed(text);
  const rules = frozen === undefined ? rulesText(folder) : folder.read(releasedRules(version));
  const released = new Map(recorded).set(version, {
    digest: digestOf(unsealed(frozen ?? whole)),
    ...(rules !== undefined && { rules: digestOf(rules) }),
  });
  prove(folder, list, frozen === undefined || isRecorded ? recorded : released);

  const writes = new Map<string, string>();
  if (frozen === undefined) {
    writes.set(releasedRules(version), rules!);
    writes.set(releaseFile(version), whole);
  }
  if (!isRecorded) writes.set(RELEASED, releasedText(released));
  if (text !== before) writes.set(LIST, text);
  return { list, text, writes };
}

/** The first of some versions that is free, or has been given to this very list. */
function nextRelease(folder: PricesFolder, bare: string, versions: readonly string[]) {
  for (const version of versions) {
    const text = withVersion(bare, version);
    const list = parsePriceList(text, folder.shown(LIST), currentRules(folder));
    const frozen = folder.read(releaseFile(version));
    if (frozen === undefined || dequal(releasedList(folder, version), list)) return { version, text, list, frozen };
  }
  throw new DeskRefusal(`За один день можно выпустить не больше ${MOST_A_DAY} прайс-листов: выберите другую дату.`);
}

/**
 * Proves a list against those released ones that the folder has: a browser has the newest alone. That is enough for the
 * order of sizes in the ids, which every release has kept since the first; what else is in the record a build looks at.
 */
export function proveByKept(folder: PricesFolder, today: PriceList, released?: Released): PriceList[] {
  const isKept = ([version]: [string, Recorded]): boolean => folder.read(releaseFile(version)) !== undefined;
  return loadArchive(folder, today, released && new Map([...released].filter(isKept)));
}
