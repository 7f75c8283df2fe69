import { formatPath } from "../../price-list/finding.ts";
import { dated, grouped } from "../../text/format.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";
import {
  differenceText,
  listChanges,
  percentMoved,
  percentText,
  valueText,
  type Change,
} from "../../price-list/list-changes.ts";
import { referenceTotals, type ReferenceTotal } from "./reference-totals.ts";
import { rowTable } from "./row-table.ts";
import { textTable, type Layout } from "./text-table.ts";

/** What changed from one list to the other: prices, other values, and the totals of a reference set of hangars. */
export function diffText(older: PriceList, newer: PriceList, manufacturer: Manufacturer, layout: Layout): string {
  const { prices, others } = listChanges(older, newer);
  const [was, is] = [older.meta.version, newer.meta.version];
  const isSame = prices.length + others.length === 0;
  const versions = `Прайс-лист ${was} → ${was === is && !isSame ? "правки, ещё без новой даты" : is}`;
  const parts = [title(versions, 1, layout)];
  const [held, holds] = [older.meta.valid_until, newer.meta.valid_until];
  if (held !== holds) parts.push(`Цены рассчитаны до: было ${day(held)}, стало ${day(holds)}.`);
  if (isSame) return [...parts, "Цены и правила одинаковы."].join("\n\n");
  if (prices.length > 0) parts.push(title(`Цены, ₽ (${prices.length})`, 2, layout), changeTable(prices, layout));
  if (others.length > 0) parts.push(title(`Остальное (${others.length})`, 2, layout), changeTable(others, layout));
  const rows = rowTable(older, newer, manufacturer, layout);
  if (rows !== undefined) parts.push(title("Количества по изменённым позициям", 2, layout), rows);
  const totals = referenceTotals(older, newer, manufacturer);
  parts.push(title("Итоги с НДС, ₽", 2, layout), totalTable(totals, layout), moveText(totals));
  return parts.join("\n\n");
}

const day = (date: string | undefined): string => (date === undefined ? "не указано" : dated(date));

function title(text: string, level: 1 | 2, layout: Layout): string {
  return layout === "markdown" ? `${"#".repeat(level)} ${text}` : text;
}

function changeTable(changes: readonly Change[], layout: Layout): string {
  const rows = changes.map(({ path, name, before, after }) => [
    formatPath(path),
    name,
    valueText(before),
    valueText(after),
    percentText(percentMoved(before, after)),
  ]);
  return textTable({ head: ["Поле", "Что это", "Было", "Стало", "Изменение"], rows, right: [2, 3, 4] }, layout);
}

function totalTable(totals: readonly ReferenceTotal[], layout: Layout): string {
  const money = (value: number | undefined) => (value === undefined ? "—" : grouped(value));
  const rows = totals.map(({ hangar, equipment, before, after }) => [
    hangar,
    equipment,
    money(before),
    money(after),
    before === undefined || after === undefined ? "—" : differenceText(after - before),
    percentText(percentMoved(before, after)),
  ]);
  const head = ["Ангар", "Что в цене", "Было", "Стало", "Разница", "Изменение"];
  return textTable({ head, rows, right: [2, 3, 4, 5] }, layout);
}

function moveText(totals: readonly ReferenceTotal[]): string {
  const moves = totals.map(({ before, after }) => percentMoved(before, after)).filter((move) => move !== undefined);
  if (moves.length === 0) return "Общих размеров у прайс-листов нет.";
  return `Итоги меняются от ${percentText(Math.min(...moves))} до ${percentText(Math.max(...moves))}.`;
}
