import type { FieldValue } from "../../price-list/list-changes.ts";
import { isOdd } from "../../price-list/odd-jump.ts";
import { isPrice } from "../../price-list/price-names.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { quoted } from "../../text/format.ts";
import { priceProblem } from "../edit/price-problem.ts";
import { foundText, inCell, shownValue, VAT } from "../edit/shown-value.ts";
import { typedNumber, typedPrice } from "../edit/typed-number.ts";
import { dateProblem, readDay } from "./cell-day.ts";
import type { Cell } from "./read-workbook.ts";

/** What a cell stands for, nothing for a day that there is none; `problem` is why it cannot, and `mend` the value that it plainly means. */
export type Read = { value: FieldValue | undefined; notice?: string } | { problem: string; mend?: number | undefined };

/** The cell of a field whose former value is `was`. What a formula comes to is taken with a notice. */
export function readCell(cell: Cell | undefined, was: FieldValue, path: Path): Read {
  const key = formatPath(path);
  const day = readDay(cell, key);
  if (day !== undefined) {
    return "value" in day && day.value !== undefined && cell?.isFormula
      ? { ...day, notice: takenText(dateInWords(day.value)) }
      : day;
  }
  const said = typeof was === "boolean" ? saidBoolean(cell) : undefined;
  if (said !== undefined) return { value: said };
  const mend = mendOf(cell, was, path);
  const problem = cellProblem(cell, was, path) ?? rateProblem(cell?.value, key);
  if (problem !== undefined) {
    return { problem: mend === undefined ? problem : `${problem}; похоже, это ${inCell(key, mend)}`, mend };
  }
  const { isFormula, value: found } = cell!;
  const shown = isFormula ? asShown(found!) : found!;
  const value = typeof shown === "number" && isPrice(path) ? withoutNoise(shown) : shown;
  const wrong = typeof value === "number" && isPrice(path) ? priceProblem(value, Number(was)) : undefined;
  if (wrong) return { problem: isFormula ? `${FORMULA}, её значение ${wrong.text}` : wrong.text, mend: wrong.mend };
  if (isFormula)
    return { value, notice: takenText(typeof value === "string" ? quoted(value) : shownValue(key, value)) };
  return { value, ...(value !== shown && { notice: insteadText(foundText(shown), key, value) }) };
}

const FORMULA = "в ячейке формула";

const takenText = (value: string): string => `${FORMULA}, взято её значение ${value}`;

const insteadText = (found: string, key: string, value: FieldValue): string =>
  `вместо ${found} взято ${shownValue(key, value)}`;

/** What was taken for what stands in a cell that holds no value of its field. */
export function mendNotice(key: string, { value = "", isFormula }: Cell, mended: FieldValue): string {
  const found = typeof value === "string" ? quoted(value) : foundText(asShown(value));
  return isFormula
    ? `${FORMULA}, ${insteadText(`её значения ${found}`, key, mended)}`
    : insteadText(found, key, mended);
}

/** Spreadsheets show fifteen digits of what a formula comes to, and keep the noise behind them: 32500 × 1.1 is 35750.000000000007. */
const asShown = (value: FieldValue): FieldValue => (typeof value === "number" ? Number(value.toPrecision(15)) : value);

/** What was worked out elsewhere and pasted keeps the noise of it: 3640.0000000001 roubles are 3640. */
function withoutNoise(price: number): number {
  const whole = Math.round(price);
  return Math.abs(price - whole) < 1e-6 ? whole : price;
}

const SAID: Readonly<Record<string, boolean>> = {
  истина: true,
  true: true,
  да: true,
  ложь: false,
  false: false,
  нет: false,
};

/** In a cell of the format of texts a spreadsheet keeps the word. */
const saidBoolean = (cell: Cell | undefined): boolean | undefined =>
  typeof cell?.value === "string" && !cell.isFormula ? SAID[cell.value.trim().toLowerCase()] : undefined;

/** The number that a cell which holds none was most likely meant to be. A text of digits alone is meant as it stands. */
function mendOf(cell: Cell | undefined, was: FieldValue, path: Path): number | undefined {
  const { value, isFormula, isDate, isError } = cell ?? {};
  if (value === undefined || isDate || isError || typeof was !== "number") return undefined;
  if (formatPath(path) === VAT) return meantRate(String(asShown(value)).replace(/^'/, ""));
  if (typeof value !== "string" || isFormula) return undefined;
  const text = value.replace(/^'/, "");
  const typed = isPrice(path) ? typedPrice(text, was) : typedNumber(text);
  const mend = "value" in typed ? typed.value : typed.mend;
  return isPrice(path) && isOdd(was, mend) ? undefined : mend;
}

/** `20`, `20 %` and `0,20` are one rate, and so is `0.002`: 0,2 that was typed into a cell of percents. */
function meantRate(text: string): number | undefined {
  const typed = typedNumber(text.replace(/\s*%$/, ""));
  if (!("value" in typed)) return undefined;
  const scale = typed.value < 0.01 ? 10_000 : typed.value < 1 ? 100 : 1;
  const percent = Math.round(typed.value * scale * 1e6) / 1e6;
  return Number.isInteger(percent) && percent > 0 && percent < 100 ? percent / 100 : undefined;
}

function rateProblem(value: Cell["value"], key: string): string | undefined {
  if (key !== VAT || typeof value !== "number" || meantRate(String(asShown(value))) === asShown(value))
    return undefined;
  return `найдено ${String(value).replace(".", ",")}; ставка — целые проценты, например 20 %`;
}

const KINDS = { number: "число", string: "текст", boolean: "ИСТИНА или ЛОЖЬ" } as const;

/** Why a cell cannot stand for a field of the kind of its former value. */
function cellProblem(cell: Cell | undefined, was: FieldValue, path: Path): string | undefined {
  const wanted = KINDS[typeof was as keyof typeof KINDS];
  const value = cell?.value;
  if (cell?.isError) return `найдена ошибка ${String(value)}; допускается: ${wanted} — впишите значение заново`;
  if (cell?.isFormula && value === undefined) {
    return "найдена формула, и она ещё не посчитана; сохраните таблицу в Excel заново или впишите само значение";
  }
  if (cell?.isFormula && typeof value !== typeof was) {
    return `найдена формула; допускается: ${wanted} — впишите само значение`;
  }
  if (cell?.isDate) return dateProblem(cell.date, was, wanted, path);
  if (value === undefined || value === "") return `ячейка пуста; допускается: ${wanted}`;
  if (typeof value === typeof was) return undefined;
  if (typeof value !== "string") return `найдено ${inCell(path, value)}; допускается: ${wanted}`;
  const only = isPrice(path) ? ", только цифры без пробелов и ₽" : "";
  const asText = typeof was === "number" ? ` — ячейка в текстовом формате${only}` : "";
  return `найдено ${quoted(value)}; допускается: ${wanted}${asText}`;
}
