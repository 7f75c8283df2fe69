import { formatPath, type Path } from "../../price-list/finding.ts";
import { valueText, type FieldValue } from "../../price-list/list-changes.ts";
import { decimal, grouped } from "../../text/format.ts";

export const VAT = "meta.vat_rate";

/** A value of a field as people read it: `32 500`, and a rate of VAT in percent. */
export const shownValue = (of: Path | string, value: FieldValue | undefined): string =>
  isRate(of, value) ? percents(value) : foundText(value);

/** What was found, which may be no value of any field: `47 935,9`. */
export function foundText(value: FieldValue | undefined): string {
  if (typeof value !== "number" || Number.isInteger(value)) return valueText(value);
  const [whole = "", fraction = ""] = String(value).split(".");
  return `${grouped(Number(whole))},${fraction}`;
}

/** As a spreadsheet in Russian shows it and takes it: digits without spaces, a rate of VAT in percent. */
export function inCell(of: Path | string, value: FieldValue): string {
  if (isRate(of, value)) return percents(value);
  return typeof value === "number" ? decimal(value) : String(value);
}

const isRate = (of: Path | string, value: FieldValue | undefined): value is number =>
  typeof value === "number" && (typeof of === "string" ? of : formatPath(of)) === VAT;

const percents = (share: number): string => `${decimal(Math.round(share * 1e6) / 1e4)}\u00a0%`;
