import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DeskRefusal } from "../../src/desk/desk-refusal.ts";
import { shownValue } from "../../src/desk/edit/shown-value.ts";
import { refuseFarDate } from "../../src/desk/release/far-date.ts";
import { journalled } from "../../src/desk/release/journal.ts";
import { planRules } from "../../src/desk/release/give-rules.ts";
import { planRelease, type Planned } from "../../src/desk/release/release.ts";
import { planWithdrawal, STAYS } from "../../src/desk/release/withdrawal.ts";
import { listText, releasedTexts } from "../../src/desk/released-lists.ts";
import { checkText, lastOther } from "../../src/desk/review/check.ts";
import { diffText } from "../../src/desk/review/diff.ts";
import { rewrittenText, rowFaultsText, rowProof } from "../../src/desk/review/row-proof.ts";
import { refusalText, reviewed } from "../../src/desk/review/review.ts";
import { verifyText } from "../../src/desk/review/verify.ts";
import { exportWorkbook } from "../../src/desk/workbook/export.ts";
import { importWorkbook } from "../../src/desk/workbook/import.ts";
import { SAVE_AS } from "../../src/desk/workbook/read-workbook.ts";
import { LIST, RELEASED, releaseFile, type PricesFolder } from "../../src/price-list/prices-folder.ts";
import { loadManufacturer, loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { ODD_JUMP } from "../../src/price-list/odd-jump.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import { PlainError } from "../plain-error.ts";
import { root } from "../root.ts";
import { refuseLostReleases } from "./former-record.ts";
import { namedList, shown } from "./named-list.ts";
import { workedExamples } from "./worked-examples.ts";
import { write, writeAll } from "./write.ts";

const HELP = `npm run prices -- <команда>

  check              проверить прайс-лист: ошибки со строкой и что исправить, предупреждения о странных ценах
  verify             доказать прайс-лист за секунды: всё, что check, затем отличия от прежнего выпуска с итогами ангаров
                     и примеры, посчитанные вручную; --table — таблицей для консоли
  diff <прежний>     что изменилось с выпущенного прайс-листа (по дате) или файла; --table — таблицей для консоли
  export <файл.xlsx> выгрузить прайс-лист в Excel
  import <файл.xlsx> внести правки из Excel обратно в price-list.yaml
  release <дата>     показать, что изменилось, поставить дату и выпустить прайс-лист: он останется доступен под ней
                     навсегда; --yes — и тогда, когда исчез размер или цена, НДС, правило сдвинулись больше чем на ${ODD_JUMP} %;
                     за день можно выпустить несколько, у второго версия с номером: 2026-11-20.2
  withdraw           отозвать нынешний прайс-лист: снова действует прежний, а ссылки на отозванный скажут, что он отозван
  rules              один раз: дать правила расчёта прайс-листам, выпущенным, когда их ещё не хранили рядом с выпуском
  --by <имя>         кто выпускает или отзывает: имя попадёт в журнал выпусков и в ленту /prices/feed.xml
  --prices <папка>   другая папка с ценами`;

const WITH_ARGUMENT = {
  diff: "прежний прайс-лист: его дату или файл",
  export: "имя файла .xlsx",
  import: "имя файла .xlsx",
  release: "дату",
};

/** Does what the words of a command ask for, and prints what is to be said of it; `PlainError` where it cannot. */
export async function pricesCommand(words: readonly string[], print: (text: string) => void): Promise<void> {
  try {
    await run(words, print);
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  if (error instanceof PriceListError || error instanceof DeskRefusal) return new PlainError(error.message);
  const { syscall, path, code } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const file = path === undefined ? "файл" : shown(path);
  return new PlainError(
    `Не прочитать или не записать ${file} (${code}): проверьте имя и закройте его в других программах.`,
  );
}

async function run(words: readonly string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parsed(words);
  const [command = "", argument = "", ...more] = positionals;
  if (values.help || command === "help") return print(HELP);
  const wanted = (WITH_ARGUMENT as Partial<Record<string, string>>)[command];
  const isAlone = command === "check" || command === "verify" || command === "withdraw" || command === "rules";
  if (command === "") throw new PlainError(HELP);
  if (!isAlone && wanted === undefined) throw notUnderstood(command);
  const [extra] = isAlone && argument !== "" ? [argument] : more;
  if (extra !== undefined) throw notUnderstood(extra);
  if (values.table && command !== "diff" && command !== "verify") {
    throw new PlainError(`--table — только для diff и verify.\n\n${HELP}`);
  }
  if (values.yes && command !== "release") throw new PlainError(`--yes — только для release.\n\n${HELP}`);
  if (values.by !== undefined && command !== "release" && command !== "withdraw") {
    throw new PlainError(`--by — только для release и withdraw.\n\n${HELP}`);
  }
  if (wanted !== undefined && argument === "") throw new PlainError(`После ${command} назовите ${wanted}.\n\n${HELP}`);

  const directory = resolve(values.prices);
  const folder = pricesOnDisk(directory);
  // The day of the manager's own clock, as `2026-11-20`.
  const today = new Date().toLocaleDateString("sv");
  const layout = values.table ? "console" : "markdown";
  if (command === "check") return print(checkText(folder, today));
  if (command === "verify") {
    refuseLostReleases(directory, folder);
    return print(verifyText(folder, today, layout, workedExamples()));
  }
  if (command === "rules") {
    const writes = planRules(folder);
    writeAll(directory, writes);
    const given = [...writes.keys()].filter((name) => name !== RELEASED).map((name) => folder.shown(name));
    return print(given.length === 0 ? "У каждого выпуска есть свои правила." : `Правила даны: ${given.join(", ")}.`);
  }
  if (command === "release" || command === "withdraw") {
    if (command === "release") refuseFarDate(argument, today);
    const planned = command === "release" ? planRelease(folder, argument) : planWithdrawal(folder, today);
    const { text, doubts } = reviewed(folder, planned, today);
    print(`${text}\n`);
    if (command === "release") for (const told of refuseUncounted(folder, planned)) print(`${told}\n`);
    // The way back is not to be doubted: its prices held before.
    const isDoubted = doubts.length > 0 && !values.yes && planned.withdraws === undefined;
    if (isDoubted) throw new PlainError(refusalText(doubts, argument));
    const by = values.by === undefined ? {} : { by: values.by };
    const { writes } = journalled(folder, planned, { at: new Date().toISOString(), ...by });
    writeAll(directory, writes);
    return print(releaseText(folder, planned));
  }
  const text = listText(folder);
  const list = loadPriceList(folder);
  if (command === "diff") {
    return print(diffText(namedList(folder, argument), list, loadManufacturer(folder), layout));
  }
  const workbook = resolve(argument);
  if (!workbook.toLowerCase().endsWith(".xlsx")) {
    throw new PlainError(`${argument}: нужен файл .xlsx.${command === "import" ? ` ${SAVE_AS}.` : ""}`);
  }
  if (command === "export") {
    // It may hold edits that were not imported yet.
    if (existsSync(workbook)) throw new PlainError(`${argument} уже есть: удалите его или назовите другой файл.`);
    write(workbook, await exportWorkbook(text, list));
    return print(`Прайс-лист ${list.meta.version} выгружен: ${shown(workbook)}`);
  }
  if (!existsSync(workbook)) throw new PlainError(`Нет файла ${shown(workbook)}.`);
  const { text: edited, edits, notices } = importWorkbook(text, list, readFileSync(workbook), releasedTexts(folder));
  if (edits.length === 0) return print("Правок в таблице нет, price-list.yaml не тронут.");
  write(join(directory, LIST), edited);
  const told = edits.map(
    ({ key, name, field, value }) => `${name}: было ${shownValue(key, field.value)}, стало ${shownValue(key, value)}`,
  );
  print([`Внесено правок: ${edits.length}, файл ${folder.shown(LIST)}`, ...told, ...notices].join("\n"));
}

/** A row is released with hangars that somebody worked by hand; gives what else is to be said of rows. */
function refuseUncounted(folder: PricesFolder, { list }: Planned): string[] {
  const last = lastOther(folder, list);
  if (!last) return [];
  const { faults, rewritten } = rowProof(list, last, loadManufacturer(folder), workedExamples());
  if (faults.length > 0) throw new PlainError(`Прайс-лист не выпущен, ничего не записано. ${rowFaultsText(faults)}`);
  return rewrittenText(rewritten);
}

function releaseText(folder: PricesFolder, { list, withdraws, restores, writes }: Planned): string {
  const { version } = list.meta;
  if (writes.size === 0) return `Прайс-лист ${version} уже выпущен, с тех пор ничего не изменилось.`;
  const did = `Прайс-лист ${version} выпущен: ${folder.shown(releaseFile(version))}.`;
  const back =
    withdraws === undefined
      ? []
      : [`Прайс-лист ${withdraws} отозван, снова действуют цены прайс-листа ${restores}. ${STAYS}`];
  return [...back, did, "Пересоберите сайт, чтобы он начал действовать: npm run build"].join(" ");
}

function notUnderstood(word: string): PlainError {
  return new PlainError(`Не понять ${word}.\n\n${HELP}`);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        prices: { type: "string", default: join(root, "prices") },
        table: { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        by: { type: "string" },
      },
    });
  } catch (error) {
    const [option = "команду"] = /(?<=')-[^' ]+/.exec((error as Error).message) ?? [];
    throw notUnderstood(option);
  }
}
