import { dequal } from "dequal";
import { parsePriceList } from "./load.ts";
import { PriceListError } from "../price-list/price-list-error.ts";
import { rulesReleased } from "./current-rules.ts";
import { ARCHIVE, RELEASED, releasedRules, ROWS, type PricesFolder } from "../price-list/prices-folder.ts";
import { readReleased, releasedLine, type Released } from "../price-list/released.ts";
import type { PriceList } from "../price-list/schema.ts";
import { digestOf, sealOf, unsealed } from "../price-list/seal.ts";

/**
 * The released lists of a folder with prices that hold no longer, the newest first. Throws `PriceListError` with all that
 * is wrong with any of them: it is gone, damaged or was changed after its release, ids would open another hangar under
 * it, or today's list was changed after its release: one version may never name two prices. `released` is the record that
 * the folder is held against, its own by default.
 */
export function loadArchive(
  folder: PricesFolder,
  today: PriceList,
  released: Released | undefined = readReleased(folder),
): PriceList[] {
  const files = folder.names(ARCHIVE).filter((name) => /\.ya?ml$/i.test(name));
  const record = folder.shown(RELEASED);
  const unrecorded = `${record}: файла нет, а выпущенные прайс-листы есть; верните его`;
  const problems = released === undefined && files.length > 0 ? [unrecorded] : [];
  for (const version of released?.keys() ?? []) {
    const name = `${version}.yaml`;
    if (files.includes(name)) continue;
    const told = `файла нет, а прайс-лист выпущен (${record}) и нужен выданным по нему ссылкам; верните файл`;
    problems.push(`${folder.shown(`${ARCHIVE}/${name}`)}: ${told}`);
  }
  const lists = files.sort().flatMap((name) => {
    try {
      return read(folder, name, today, released) ?? [];
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new PriceListError(folder.shown(ARCHIVE), problems);
  return lists.sort((a, b) => (a.meta.version < b.meta.version ? 1 : -1));
}

function read(
  folder: PricesFolder,
  name: string,
  today: PriceList,
  released: Released | undefined,
): PriceList | undefined {
  const path = `${ARCHIVE}/${name}`;
  const file = folder.shown(path);
  const refuse = (told: string): never => {
    throw new PriceListError(file, [`${file}: ${told}`]);
  };
  const text = folder.read(path)!;
  const list = parsePriceList(
    text,
    file,
    rulesReleased(folder, name.replace(/\.ya?ml$/i, ""), () => today.formulas!),
  );
  const { version } = list.meta;
  if (name !== `${version}.yaml`) refuse(`версия внутри — ${version}, файл должен называться ${version}.yaml`);
  const digest = digestOf(unsealed(text));
  const recorded = released?.get(version);
  if (sealOf(text) === "missing") {
    refuse("в конце нет отметки о выпуске; верните файл, каким он был, — выпускает только npm run prices -- release");
  }
  if (sealOf(text) === "broken" || (recorded !== undefined && recorded.digest !== digest)) {
    refuse("изменён после выпуска; верните файл, каким он был");
  }
  const rules = folder.read(releasedRules(version));
  if (recorded !== undefined && recorded.rules !== (rules && digestOf(rules))) {
    const shown = folder.shown(releasedRules(version));
    const told =
      rules === undefined ? "файла нет" : recorded.rules === undefined ? "не записан" : "изменён после выпуска";
    throw new PriceListError(shown, [`${shown}: ${told}; верните ${RELEASED} и файлы ${ARCHIVE}/, какими они были`]);
  }
  if (released && recorded === undefined)
    refuse(
      `не записан в ${RELEASED}; верните туда строку: ${releasedLine(version, { digest, ...(rules !== undefined && { rules: digestOf(rules) }) })}`,
    );
  if (version === today.meta.version) {
    if (dequal(list, today)) return undefined;
    return refuse(
      `прайс-лист ${version} уже выпущен, а price-list.yaml с тех пор изменён; ` +
        "дайте ему новую дату: npm run prices -- release <дата>",
    );
  }
  if (version > today.meta.version) {
    refuse(
      `прайс-лист новее сегодняшнего (${today.meta.version}); проверьте дату прайс-листа (meta.version) в price-list.yaml`,
    );
  }
  const moved = movedNumber(list, today);
  if (moved)
    refuse(
      `номера размеров в расчётах (calculation_id_numbers): ${moved} в сегодняшнем прайс-листе стоит на другом месте; верните порядок`,
    );
  const reused = movedRow(list, today);
  if (reused) refuse(reused);
  const withdrawnBy = recorded?.withdrawnBy;
  return withdrawnBy === undefined ? list : { ...list, meta: { ...list.meta, withdrawn_by: withdrawnBy } };
}

/** A position that today's rows do not know by the number and code that it was sold by, in words; or whose these are another's now. */
function movedRow({ positions: older }: PriceList, { formulas }: PriceList): string | undefined {
  const known = new Map([...formulas!.rows, ...(formulas!.retired ?? [])].map((row) => [row.key, row]));
  for (const [key, position] of Object.entries(older)) {
    const { num, code, name } = position!;
    const row = known.get(key);
    if (row?.num === num && row.code === code) continue;
    const told = row
      ? `в ${ROWS} у неё теперь ${row.num} ${row.code}; верните номер и код, они даны навсегда`
      : `в ${ROWS} её больше нет; верните строку и напишите в ней retired: и день, с которого её не продают`;
    return `позиция ${key} (${num} ${name}, ${code}): ${told}`;
  }
  return undefined;
}

/** What an id would mean differently under today's list: its numbers may only be appended to. */
function movedNumber(older: PriceList, today: PriceList): string | undefined {
  for (const [at, { roof, widths, heights }] of older.calculation_id_numbers.entries()) {
    const now = today.calculation_id_numbers[at];
    if (now?.roof !== roof) return `крыша ${roof}`;
    const width = widths.find((value, place) => now.widths[place] !== value);
    if (width !== undefined) return `${roof}, ширина ${width}`;
    const height = heights.find((value, place) => now.heights[place] !== value);
    if (height !== undefined) return `${roof}, высота ${height}`;
  }
  return undefined;
}
