import { dequal } from "dequal";
import { z } from "zod";
import { loadArchive } from "../../price-proof/archive.ts";
import { loadManufacturer, loadPurposes, parsePriceList } from "../../price-proof/load.ts";
import { LIST, releaseFile, type PricesFolder } from "../../price-list/prices-folder.ts";
import { RELEASED, readReleased, releasedText } from "../../price-list/released.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { digestOf, sealed, unsealed } from "../../price-list/seal.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { listText, releasedList } from "../released-lists.ts";
import { fieldsOf, withValues } from "../workbook/fields.ts";

/** A list that is fit to be released, and what is to be written for that. */
export interface Planned {
  list: PriceList;
  /** Its text, under the new date. */
  text: string;
  /**
   * Files to write, each whole, in this order: the archive first, its record next. Cut off in between, the same release
   * goes on from there. None where the list was released before and nothing changed since.
   */
  writes: ReadonlyMap<string, string>;
}

/** What a release of the present list under a date would do. Throws `DeskRefusal` or `PriceListError` when it is not fit. */
export function planRelease(folder: PricesFolder, date: string): Planned {
  if (!z.iso.date().safeParse(date).success) {
    throw new DeskRefusal(`«${date}» — не дата; нужна дата вида 2026-11-20`);
  }
  const before = listText(folder);
  const { version } = parsePriceList(before, folder.shown(LIST)).meta;
  if (date < version) {
    throw new DeskRefusal(
      `Дата ${date} раньше нынешней версии ${version}: прайс-лист может получить только более позднюю.`,
    );
  }
  // A list that was taken back from the archive came with its seal.
  const bare = unsealed(before);
  const field = fieldsOf(bare).find(({ path }) => path.join(".") === "meta.version")!;
  const text = date === version ? bare : withValues(bare, [{ field, value: date }]);
  const list = parsePriceList(text, folder.shown(LIST));
  const frozen = folder.read(releaseFile(date));
  if (frozen !== undefined && !dequal(releasedList(folder, date), list)) {
    throw new DeskRefusal(
      `Прайс-лист ${date} уже выпущен с другим содержанием, выпущенное не меняется. Выберите более позднюю дату.`,
    );
  }
  loadManufacturer(folder);
  loadPurposes(folder, list);
  const recorded = readReleased(folder);
  const isRecorded = recorded?.has(date) ?? false;
  const whole = sealed(text);
  const released = new Map(recorded).set(date, digestOf(unsealed(frozen ?? whole)));
  loadArchive(folder, list, frozen === undefined || isRecorded ? recorded : released);

  const writes = new Map<string, string>();
  if (frozen === undefined) writes.set(releaseFile(date), whole);
  if (!isRecorded) writes.set(RELEASED, releasedText(released));
  if (text !== before) writes.set(LIST, text);
  return { list, text, writes };
}

/**
 * Throws `DeskRefusal` for a date more than a year after `today`, both `2026-11-20`: of a mistyped year no way leads back,
 * an earlier date is never taken after it.
 */
export function refuseFarDate(date: string, today: string): void {
  const [year, ...monthAndDay] = today.split("-");
  // What is no date at all is told by the release itself.
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date <= [Number(year) + 1, ...monthAndDay].join("-")) return;
  throw new DeskRefusal(
    `Дата ${date} — больше чем через год: проверьте, не опечатка ли. Более раннюю после неё выпустить будет нельзя.`,
  );
}
