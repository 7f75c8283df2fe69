import { withUnit } from "../text/format.ts";
import { fieldWords } from "./field-words.ts";
import { formatPath } from "./finding.ts";
import { movedText, valueText, type Change } from "./list-changes.ts";
import type { PriceList } from "./schema.ts";

/** How much a list changed in the one before it, a sentence each. */
export function changedText(prices: readonly Change[], others: readonly Change[]): string[] {
  if (prices.length + others.length === 0) return ["Цены и правила прежние."];
  const kinds = new Map<string, number>();
  for (const { before, after } of prices) {
    const kind = before === undefined ? "новых" : after === undefined ? "убрано" : after > before ? "выше" : "ниже";
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const counts = [...kinds].map(([kind, count]) => `${kind} — ${count}`);
  return [
    prices.length === 0 ? "Цены прежние." : `Изменилось цен: ${prices.length} (${counts.join(", ")}).`,
    ...(others.length === 0 ? [] : [`Других правок: ${others.length}.`]),
  ];
}

/** `Рама двери: 7 400 → 7 900 ₽ (+6,8 %)`. */
export function priceText({ name, before, after }: Pick<Change, "name" | "before" | "after">): string {
  if (before === undefined) return `${name}: ${valueText(after)} ₽, новая цена`;
  if (after === undefined) return `${name}: цены больше нет`;
  return `${name}: ${valueText(before)} → ${valueText(after)} ₽ (${movedText(before, after)})`;
}

export function otherText({ path, before, after }: Change, list: PriceList): string {
  const key = formatPath(path);
  if (key === "meta.vat_rate") return `НДС: ${percent(before)} → ${percent(after)}`;
  return `${fieldWords(path, list) ?? key}: ${valueText(before)} → ${valueText(after)}`;
}

const percent = (rate: Change["before"]): string => withUnit(Math.round(Number(rate) * 100), "%");
