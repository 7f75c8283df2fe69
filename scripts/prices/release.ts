import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { loadArchive } from "../../src/price-list/archive.ts";
import { loadManufacturer, parsePriceList } from "../../src/price-list/load.ts";
import { sealed, unsealed } from "../../src/price-list/seal.ts";
import { PlainError } from "../plain-error.ts";
import { fieldsOf, withValues } from "./fields.ts";
import { listFile, readText, releaseFile, shown } from "./prices-folder.ts";

/**
 * Dates the present list and freezes it in the archive, whole and unchanged for ever; gives what was done, in words.
 * Throws `PlainError` or `PriceListError`, with nothing written, when the list is not fit for it.
 */
export function release(prices: string, date: string): string {
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
  loadArchive(prices, list);

  const isNew = !existsSync(frozen);
  // The archive first: cut off in between, the same command goes on from there.
  if (isNew) write(frozen, sealed(text));
  if (text !== before) write(file, text);
  if (!isNew && text === before) return `Прайс-лист ${date} уже выпущен, с тех пор ничего не изменилось.`;
  return `Прайс-лист ${date} выпущен: ${shown(frozen)}. Пересоберите сайт, чтобы он начал действовать: npm run build`;
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
