import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { parsePriceList } from "./load.ts";
import { PriceListError } from "./price-list-error.ts";
import type { PriceList } from "./schema.ts";
import { sealOf } from "./seal.ts";

/** The folder of released lists beside `price-list.yaml`; each file is named after its version. */
export const ARCHIVE = "archive";

const RELEASED = /^(\d{4}-\d{2}-\d{2})\.yaml$/;

/**
 * The released lists of a folder with prices that hold no longer, the newest first. Throws `PriceListError` with all that
 * is wrong with any of them: it is damaged or was changed after its release, ids would open another hangar under it, or
 * today's list was changed after its release: one version may never name two prices.
 */
export function loadArchive(directory: URL | string, today: PriceList): PriceList[] {
  const folder = join(directory instanceof URL ? fileURLToPath(directory) : directory, ARCHIVE);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name))
    .sort();
  const problems: string[] = [];
  const lists = files.flatMap((name) => {
    try {
      return read(join(folder, name), name, today) ?? [];
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new PriceListError(relative(process.cwd(), folder), problems);
  return lists.sort((a, b) => (a.meta.version < b.meta.version ? 1 : -1));
}

function read(path: string, name: string, today: PriceList): PriceList | undefined {
  const file = relative(process.cwd(), path);
  const refuse = (told: string): never => {
    throw new PriceListError(file, [`${file}: ${told}`]);
  };
  const text = readFileSync(path, "utf8");
  const list = parsePriceList(text, file);
  const { version } = list.meta;
  if (RELEASED.exec(name)?.[1] !== version)
    refuse(`версия внутри — ${version}, файл должен называться ${version}.yaml`);
  if (sealOf(text) !== "whole") {
    refuse(
      sealOf(text) === "broken"
        ? "изменён после выпуска; верните файл, каким он был"
        : "в конце нет отметки о выпуске; верните файл, каким он был, — выпускает только npm run prices -- release",
    );
  }
  if (version === today.meta.version) {
    if (isDeepStrictEqual(list, today)) return undefined;
    return refuse(
      `прайс-лист ${version} уже выпущен, а price-list.yaml с тех пор изменён; ` +
        "дайте ему новую дату: npm run prices -- release <дата>",
    );
  }
  if (version > today.meta.version) {
    refuse(`прайс-лист новее сегодняшнего (${today.meta.version}); проверьте meta.version в price-list.yaml`);
  }
  const moved = movedNumber(list, today);
  if (moved)
    refuse(`calculation_id_numbers: ${moved} в сегодняшнем прайс-листе стоит на другом месте; верните порядок`);
  return list;
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
