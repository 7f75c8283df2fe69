import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { loadManufacturer, loadPurposes, parsePriceList } from "../../src/price-proof/load.ts";
import { RELEASED, readReleased, releasedText } from "../../src/price-list/released.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { digestOf, sealed, unsealed } from "../../src/price-list/seal.ts";
import { PlainError } from "../plain-error.ts";
import { fieldsOf, withValues } from "./fields.ts";
import { listFile, readText, releaseFile, shown } from "./prices-folder.ts";

/** A list that is fit to be released, and how that is done. */
export interface Planned {
  list: PriceList;
  /** Its text, under the new date. */
  text: string;
  /** Freezes it in the archive, whole and unchanged for ever; gives what was done, in words. */
  carryOut(): string;
}

/** What a release of the present list under a date would do. Throws `PlainError` or `PriceListError` when it is not fit. */
export function planRelease(prices: string, date: string): Planned {
  if (!z.iso.date().safeParse(date).success) {
    throw new PlainError(`«${date}» — не дата; нужна дата вида 2026-11-20: npm run prices -- release 2026-11-20`);
  }
  const file = listFile(prices);
  const before = readText(file);
  const { version } = parsePriceList(before, shown(file)).meta;
  if (date < version) {
    throw new PlainError(`Дата ${date} раньше нынешней версии ${version}: прайс-лист может получить только более позднюю.`);
  }
  // A list that was taken back from the archive came with its seal.
  const bare = unsealed(before);
  const field = fieldsOf(bare).find(({ path }) => path.join(".") === "meta.version")!;
  const text = date === version ? bare : withValues(bare, [{ field, value: date }]);
  const list = parsePriceList(text, shown(file));
  const frozen = releaseFile(prices, date);
  if (existsSync(frozen)) {
    const released = parsePriceList(readText(frozen), shown(frozen));
    if (!isDeepStrictEqual(released, list)) {
      throw new PlainError(
        `Прайс-лист ${date} уже выпущен с другим содержанием, выпущенное не меняется. Выберите более позднюю дату.`,
      );
    }
  }
  loadManufacturer(prices);
  loadPurposes(prices, list);
  const isNew = !existsSync(frozen);
  const recorded = readReleased(prices);
  const isRecorded = recorded?.has(date) ?? false;
  const whole = sealed(text);
  const released = new Map(recorded).set(date, digestOf(unsealed(isNew ? whole : readText(frozen))));
  loadArchive(prices, list, isNew || isRecorded ? recorded : released);

  const carryOut = (): string => {
    // The archive first, its record next: cut off in between, the same command goes on from there.
    if (isNew) write(frozen, whole);
    if (!isRecorded) write(join(prices, RELEASED), releasedText(released));
    if (text !== before) write(file, text);
    if (!isNew && isRecorded && text === before) {
      return `Прайс-лист ${date} уже выпущен, с тех пор ничего не изменилось.`;
    }
    return `Прайс-лист ${date} выпущен: ${shown(frozen)}. Пересоберите сайт, чтобы он начал действовать: npm run build`;
  };
  return { list, text, carryOut };
}

/**
 * Throws `PlainError` for a date more than a year after `today`, both `2026-11-20`: of a mistyped year no way leads back,
 * an earlier date is never taken after it.
 */
export function refuseFarDate(date: string, today: string): void {
  const [year, ...monthAndDay] = today.split("-");
  // What is no date at all is told by the release itself.
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date <= [Number(year) + 1, ...monthAndDay].join("-")) return;
  throw new PlainError(
    `Дата ${date} — больше чем через год: проверьте, не опечатка ли. Более раннюю после неё выпустить будет нельзя.`,
  );
}

/** Whole or not at all. */
export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.part`;
  writeFileSync(aside, content);
  renameSync(aside, path);
}
