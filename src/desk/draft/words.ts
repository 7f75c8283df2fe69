import { fieldWords } from "../../price-list/field-words.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import type { Change } from "../../price-list/list-changes.ts";
import { CONTACT_WORDS } from "../../price-list/manufacturer/contact-words.ts";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { positionOfPrice } from "../../price-list/price-names.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { counted } from "../../text/format.ts";
import type { DeskRefusal } from "../desk-refusal.ts";
import type { Field } from "../workbook/fields.ts";

/** Fields that a manager changes by themselves, apart from the prices. */
export const TERMS: Readonly<Record<string, string>> = {
  "meta.vat_rate": "Ставка НДС, %",
  "meta.valid_until": "Цены держатся до",
  "meta.production_days": "Срок изготовления, дней",
  "delivery.text": "О доставке",
  "foundation.text": "О фундаменте",
};

/** A field as people call it; its name in the file where nothing better is known. */
export const fieldName = ({ path }: Pick<Field, "path">, list: PriceList): string =>
  fieldWords(path, list) ?? formatPath(path);

/** A field of the files that a draft edits, by its file and its name there. */
export function editName(file: string, key: string, field: Pick<Field, "path"> | undefined, list: PriceList): string {
  if (file === LIST) return field ? fieldName(field, list) : key;
  const [name = ""] = file === MANUFACTURER ? key.split(/[.[]/) : ["logo"];
  return (CONTACT_WORDS as Readonly<Partial<Record<string, string>>>)[name] ?? key;
}

/** Under what of a bill a price stands, and what it is asked for. */
export interface PricePlace {
  section: string;
  unit: string;
}

export function pricePlace(path: Path, list: PriceList): PricePlace {
  const key = positionOfPrice(path, list);
  const position = key === undefined ? undefined : list.positions[key];
  const section = position?.num.split(".")[0] as keyof PriceList["sections"] | undefined;
  const isColumnPart = path[1] === "column";
  const unit = isColumnPart && path.at(-1) === "per_m" ? "м" : (position?.unit ?? "");
  return { section: section ? list.sections[section] : "Прочее", unit };
}

/** What is said where no reference hangar costs anything else: a price that none of them has, is a change all the same. */
export const unmovedText = (prices: readonly Pick<Change, "name">[]): string =>
  prices.length === 0
    ? "Итоги те же, что сейчас на сайте."
    : `Итоги этих ангаров те же; другими станут те, где есть: ${prices.map(({ name }) => name).join("; ")}.`;

/** What became of chosen prices that were moved by a percentage; `wrong` are those that are typed wrongly, by their names. */
export function raisedText(moved: number, kept: number, wrong: readonly string[]): string {
  const prices = (count: number): string => counted(count, "цена", "цены", "цен");
  const rows = counted(wrong.length, "строку", "строки", "строк");
  const marks = wrong.length === 1 ? "отметка осталась" : "отметки остались";
  const left = wrong.length === 0 ? "" : ` Не меняли ${rows} с ошибкой, ${marks}: ${wrong.join("; ")}.`;
  if (moved + kept === 0) return left.trim();
  const cleared = wrong.length === 0 ? "Отметки сняты." : "Остальные отметки сняты.";
  if (moved === 0) return `После округления до десятков ни одна цена не изменилась.${left} ${cleared}`;
  const rest = kept === 0 ? "" : `, после округления без изменений: ${prices(kept)}`;
  return `Изменено: ${prices(moved)}${rest}.${left} ${cleared}`;
}

/** Why a workbook is not taken, at the desk: what it and the draft changed differently is only to be chosen there, later. */
export function refusedText({ message, problems, conflicts }: DeskRefusal): {
  title: string;
  problems: readonly string[];
} {
  const [title = ""] = message.split("\n");
  if (conflicts.length === 0) return { title, problems };
  const faults = problems.filter((problem) => conflicts.every(({ told }) => told !== problem));
  const values = counted(conflicts.length, "значение", "значения", "значений");
  const later = `Ещё ${values} изменили и в таблице, и на столе: чьё верно, выберете здесь, когда исправите остальное.`;
  return { title: `Таблица не принята, исправьте (${faults.length}):`, problems: [...faults, later] };
}
