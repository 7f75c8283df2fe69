import type { FieldValue } from "../../price-list/list-changes.ts";
import { isPrice } from "../../price-list/price-names.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import { quoted } from "../../text/format.ts";
import { inCell, VAT } from "../edit/shown-value.ts";
import type { Cell } from "./read-workbook.ts";

/** Given by a release: nobody is told what to write. */
export const VERSION = "meta.version";
const VALID_UNTIL = "meta.valid_until";

/**
 * A field that is a day, be its cell a date of the spreadsheet, a formula or typed as people write it; nothing for another
 * field. An empty cell is no day, as at the desk.
 */
export function readDay(
  cell: Cell | undefined,
  key: string,
): { value: string | undefined } | { problem: string } | undefined {
  if (key !== VERSION && key !== VALID_UNTIL) return undefined;
  if (cell?.isError || (cell?.isFormula && cell.value === undefined)) return undefined;
  if (cell?.isDate || cell?.date !== undefined) {
    return cell.date === undefined ? { problem: `найдена дата со временем; ${ONLY_DAY}` } : { value: cell.date };
  }
  const typed = String(cell?.value ?? "").trim();
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(?:20)?(\d{2})$/.exec(typed) ?? [];
  const written = year === undefined ? typed : `20${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
  if (key === VERSION) return year === undefined ? undefined : { value: written };
  if (isDay(written)) return { value: written };
  if (typed === "") return cell?.isFormula ? { problem: `ячейка пуста; ${ONLY_DAY}` } : { value: undefined };
  const found = DAY.test(written) ? `дня ${quoted(typed)} не бывает` : `найдено ${quoted(typed)}`;
  return { problem: `${found}; ${ONLY_DAY}` };
}

const ONLY_DAY = "впишите день, например 31.12.2026";
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The thirty-first of February is none. */
const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Spreadsheets make a date of `1.5` where a comma parts the fraction, and of any text that looks like one. */
export function dateProblem(date: string | undefined, was: FieldValue, wanted: string, path: Path): string {
  const [year, month, day] = (date ?? "").split("-");
  const shown = date === undefined ? "" : ` ${day}.${month}.${year}`;
  const found = `найдена дата${shown}; допускается: ${wanted}`;
  const key = formatPath(path);
  if (typeof was === "number" && key === VAT) {
    return `${found} — верните ячейке формат «Процентный» и впишите ставку, например ${inCell(key, was)}`;
  }
  if (typeof was === "number" && !mayHaveFraction(was, path)) {
    const what = isPrice(path) ? "цену цифрами" : "число цифрами";
    return `${found} — верните ячейке формат «Числовой» и впишите ${what}, например ${inCell(key, was)}`;
  }
  if (typeof was === "number") {
    const meant = date === undefined ? inCell(key, was) : `${Number(day)},${Number(month)}`;
    return `${found} — верните ячейке формат «Числовой» и впишите дробь через запятую, например ${meant}`;
  }
  // A position's number `5.3.` became a date there, and is not to be written as one.
  const isDay = typeof was === "string" && date !== undefined && path.at(-1) !== "num";
  const meant = isDay ? `${day}.${month}.${year}` : inCell(key, was);
  return `${found} — верните ячейке формат «Текстовый» и впишите значение заново, например ${meant}`;
}

/** Metres and slopes: `1.5` became a date there. Prices, counts and millimetres are whole. */
const mayHaveFraction = (was: number, path: Path): boolean =>
  !isPrice(path) && (!Number.isInteger(was) || /_m\b|slope/.test(formatPath(path)));
