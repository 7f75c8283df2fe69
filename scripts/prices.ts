import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadManufacturer, loadPriceList } from "../src/price-list/load.ts";
import { PriceListError } from "../src/price-list/price-list-error.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { checkText } from "./prices/check.ts";
import { diffText } from "./prices/diff.ts";
import { exportWorkbook } from "./prices/export.ts";
import { importWorkbook } from "./prices/import.ts";
import { valueText } from "./prices/list-changes.ts";
import { listFile, namedList, readText, shown } from "./prices/prices-folder.ts";
import { refuseFarDate, release, write } from "./prices/release.ts";
import { root } from "./root.ts";

const HELP = `npm run prices -- <команда>

  check              проверить прайс-лист: ошибки со строкой и что исправить, предупреждения о странных ценах
  diff <прежний>     что изменилось с выпущенного прайс-листа (по дате) или файла; --table — таблицей для консоли
  export <файл.xlsx> выгрузить прайс-лист в Excel
  import <файл.xlsx> внести правки из Excel обратно в price-list.yaml
  release <дата>     поставить дату и выпустить прайс-лист: он останется доступен под ней навсегда

  --prices <папка>   другая папка с ценами`;

/*
 * npm run prices -- check | diff <old> | export <file.xlsx> | import <file.xlsx> | release <date>
 *
 * The manager's tool, so it speaks Russian. It exits with 1 when the list or what was asked cannot be taken, and has
 * changed nothing then.
 */
const WITH_ARGUMENT = {
  diff: "прежний прайс-лист: его дату или файл",
  export: "имя файла .xlsx",
  import: "имя файла .xlsx",
  release: "дату",
};

await runScript(async () => {
  try {
    await run();
  } catch (error) {
    throw explained(error);
  }
});

function explained(error: unknown): unknown {
  if (error instanceof PriceListError) return new PlainError(error.message);
  const { syscall, path, code } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const file = path === undefined ? "файл" : shown(path);
  return new PlainError(
    `Не прочитать или не записать ${file} (${code}): проверьте имя и закройте его в других программах.`,
  );
}

async function run(): Promise<void> {
  const { values, positionals } = parsed();
  const [command = "", argument = "", ...more] = positionals;
  const wanted = (WITH_ARGUMENT as Partial<Record<string, string>>)[command];
  if ((command !== "check" && wanted === undefined) || more.length > 0) throw new PlainError(HELP);
  if (command === "check" && argument !== "") throw new PlainError(HELP);
  if (values.table && command !== "diff") throw new PlainError(`--table — только для diff.\n\n${HELP}`);
  if (wanted !== undefined && argument === "") throw new PlainError(`После ${command} назовите ${wanted}.\n\n${HELP}`);

  const prices = resolve(values.prices);
  const file = listFile(prices);
  // The day of the manager's own clock, as `2026-11-20`.
  const today = new Date().toLocaleDateString("sv");
  if (command === "check") return console.log(checkText(prices, today));
  if (command === "release") {
    refuseFarDate(argument, today);
    console.log(release(prices, argument));
    return console.log(checkText(prices, today));
  }
  const text = readText(file);
  const list = loadPriceList(prices);
  if (command === "diff") {
    const layout = values.table ? "console" : "markdown";
    return console.log(diffText(namedList(prices, argument), list, loadManufacturer(prices), layout));
  }
  const workbook = resolve(argument);
  if (!workbook.toLowerCase().endsWith(".xlsx")) throw new PlainError(`${argument}: нужен файл .xlsx`);
  if (command === "export") {
    // It may hold edits that were not imported yet.
    if (existsSync(workbook)) throw new PlainError(`${argument} уже есть: удалите его или назовите другой файл.`);
    write(workbook, await exportWorkbook(text, list));
    return console.log(`Прайс-лист ${list.meta.version} выгружен: ${shown(workbook)}`);
  }
  readText(workbook);
  const { text: edited, edits } = importWorkbook(text, list, readFileSync(workbook));
  if (edits.length === 0) return console.log("Правок в таблице нет, price-list.yaml не тронут.");
  write(file, edited);
  const told = edits.map(({ key, what, field, value }) => {
    return `${key}${what === "" ? "" : ` (${what})`}: ${valueText(field.value)} → ${valueText(value)}`;
  });
  console.log([`Внесено правок: ${edits.length}, файл ${shown(file)}`, ...told].join("\n"));
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        prices: { type: "string", default: join(root, "prices") },
        table: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    const [option = "команду"] = /(?<=')-[^' ]+/.exec((error as Error).message) ?? [];
    throw new PlainError(`Не понять ${option}.\n\n${HELP}`);
  }
}
