import { isOdd } from "../../price-list/odd-jump.ts";

/** Why a number cannot be a price, and what it was most likely meant to be. */
export interface PriceProblem {
  text: string;
  mend: number | undefined;
}

/** Half up, and never free. `value` is not negative. */
const nearestTen = (value: number): number => Math.max(10, Math.round(value / 10) * 10);

/** `3638 — цена кратна 10, ближайшая 3640`; nothing for a price. What is proposed is no odd jump from `was` itself. */
export function priceProblem(value: number, was?: number): PriceProblem | undefined {
  const found = String(value).replace(".", ",").replace("-", "\u2212");
  if (value <= 0) return { text: `${found} — цена должна быть больше нуля`, mend: undefined };
  if (!Number.isSafeInteger(Math.ceil(value))) return { text: "слишком большое число", mend: undefined };
  const nearest = nearestTen(value);
  if (value === nearest) return undefined;
  const rule = Number.isInteger(value) ? "цена кратна 10" : "цена целая и кратна 10";
  const told = `${found} — ${rule}`;
  if (!isOdd(value, nearest) && !isOdd(was, nearest)) return { text: `${told}, ближайшая ${nearest}`, mend: nearest };
  // `32,500` is 32,5 to a spreadsheet.
  const thousands = nearestTen(Math.round(value * 1000));
  if (was === undefined || isOdd(was, thousands)) return { text: told, mend: undefined };
  return { text: `${told}; похоже, это тысячи: ${thousands}`, mend: thousands };
}
