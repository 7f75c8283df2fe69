import { valueText, type FieldValue } from "../../price-list/list-changes.ts";
import { isPrice } from "../../price-list/price-names.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import { quoted } from "../../text/format.ts";
import { priceProblem } from "../edit/price-problem.ts";
import { typedNumber, typedPrice } from "../edit/typed-number.ts";
import type { Cell } from "./read-workbook.ts";

/** What a cell stands for; `problem` is why it cannot, and `mend` the value that it plainly means. */
export type Read = { value: FieldValue; notice?: string } | { problem: string; mend?: number | undefined };

const VAT = "meta.vat_rate";
/** Given by a release: nobody is told what to write. */
const VERSION = "meta.version";
/** Texts that are days, `2026-12-31`. */
const DAYS: readonly string[] = [VERSION, "meta.valid_until"];

/** The cell of a field whose former value is `was`. What a formula comes to stands for a number. */
export function readCell(cell: Cell | undefined, was: FieldValue, path: Path | undefined): Read {
  const key = path === undefined ? "" : formatPath(path);
  const day = DAYS.includes(key) ? dayOf(cell) : undefined;
  if (day !== undefined) return { value: day };
  const mend = path === undefined ? undefined : mendOf(cell, was, path);
  const problem = cellProblem(cell, was, path) ?? rateProblem(cell?.value, key);
  if (problem !== undefined && DAYS.includes(key) && key !== VERSION)
    return { problem: `${problem}; впишите день, например 31.12.2026` };
  if (problem !== undefined) {
    return { problem: mend === undefined ? problem : `${problem}; похоже, это ${inCell(mend)}`, mend };
  }
  const { isFormula, ...found } = cell!;
  const value = isFormula ? asShown(found.value!) : found.value!;
  const wrong = typeof value === "number" && path !== undefined && isPrice(path) ? priceProblem(value) : undefined;
  if (wrong) return { problem: wrong.text, mend: isFormula ? undefined : wrong.mend };
  return { value, ...(isFormula && { notice: `в ячейке формула, взято её значение ${valueText(value)}` }) };
}

/** As a spreadsheet in Russian shows it and takes it. */
export const inCell = (value: FieldValue): string =>
  typeof value === "number" ? String(value).replace(".", ",") : String(value);

/** A day is a day, be it a date of the spreadsheet or typed as people write it. */
function dayOf(cell: Cell | undefined): string | undefined {
  if (cell === undefined || cell.isFormula) return undefined;
  if (cell.isDate) return cell.date;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(String(cell.value).trim()) ?? [];
  return year === undefined ? undefined : `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
}

/** Spreadsheets show fifteen digits of what a formula comes to, and keep the noise behind them: 32500 × 1.1 is 35750.000000000007. */
const asShown = (value: FieldValue): FieldValue => (typeof value === "number" ? Number(value.toPrecision(15)) : value);

/** The number that a cell which holds none was most likely meant to be. A text of digits alone is meant as it stands. */
function mendOf(cell: Cell | undefined, was: FieldValue, path: Path): number | undefined {
  const { value, isFormula, isDate, isError } = cell ?? {};
  if (value === undefined || isFormula || isDate || isError || typeof was !== "number") return undefined;
  const text = String(value).replace(/^'/, "");
  if (formatPath(path) === VAT) return meantRate(text);
  if (typeof value !== "string") return undefined;
  const typed = isPrice(path) ? typedPrice(text) : typedNumber(text);
  return "value" in typed ? typed.value : (typed as { mend?: number }).mend;
}

/** `20`, `20 %` and `0,20` are one rate. */
function meantRate(text: string): number | undefined {
  const typed = typedNumber(text.replace(/\s*%$/, ""));
  if (!("value" in typed)) return undefined;
  const percent = Math.round((typed.value < 1 ? typed.value * 100 : typed.value) * 1e6) / 1e6;
  return Number.isInteger(percent) && percent > 0 && percent < 100 ? percent / 100 : undefined;
}

function rateProblem(value: Cell["value"], key: string): string | undefined {
  if (key !== VAT || typeof value !== "number" || meantRate(String(value)) === value) return undefined;
  return `найдено ${inCell(value)}; ставка — доля единицы в целых сотых: 20 % пишется 0,2`;
}

const KINDS = { number: "число", string: "текст", boolean: "ИСТИНА или ЛОЖЬ" } as const;

/** Why a cell cannot stand for a field of the kind of its former value. */
function cellProblem(cell: Cell | undefined, was: FieldValue, path: Path | undefined): string | undefined {
  const wanted = KINDS[typeof was as keyof typeof KINDS];
  const value = cell?.value;
  if (cell?.isError) return `найдена ошибка ${String(value)}; допускается: ${wanted} — впишите значение заново`;
  if (cell?.isFormula && !(typeof was === "number" && typeof value === "number")) {
    return `найдена формула; допускается: ${wanted} — впишите само значение`;
  }
  if (cell?.isDate) return dateProblem(cell.date, was, wanted);
  if (value === undefined || value === "") return `ячейка пуста; допускается: ${wanted}`;
  if (typeof value === typeof was) return undefined;
  if (typeof value !== "string") return `найдено ${inCell(value)}; допускается: ${wanted}`;
  const only = path !== undefined && isPrice(path) ? ", только цифры без пробелов и ₽" : "";
  const asText = typeof was === "number" ? ` — ячейка в текстовом формате${only}` : "";
  return `найдено ${quoted(value)}; допускается: ${wanted}${asText}`;
}

/** Spreadsheets make a date of `1.5` where a comma parts the fraction, and of any text that looks like one. */
function dateProblem(date: string | undefined, was: FieldValue, wanted: string): string {
  const [year, month, day] = (date ?? "").split("-");
  const shown = date === undefined ? "" : ` ${day}.${month}.${year}`;
  const found = `найдена дата${shown}; допускается: ${wanted}`;
  if (typeof was === "number") {
    const meant = date === undefined ? inCell(was) : `${Number(day)},${Number(month)}`;
    return `${found} — верните ячейке формат «Числовой» и впишите дробь через запятую, например ${meant}`;
  }
  const meant = typeof was === "string" && date !== undefined ? `${day}.${month}.${year}` : inCell(was);
  return `${found} — верните ячейке формат «Текстовый» и впишите значение заново, например ${meant}`;
}
