import { ODD_JUMP } from "../../price-list/odd-jump.ts";

/** Why a number cannot be a price, and the nearest that can. */
export interface PriceProblem {
  text: string;
  mend: number | undefined;
}

/** Half up, and never free. `value` is not negative. */
const nearestTen = (value: number): number => Math.max(10, Math.round(value / 10) * 10);

/** `3638 — цена кратна 10, ближайшая 3640`; nothing for a price. */
export function priceProblem(value: number): PriceProblem | undefined {
  const found = String(value).replace(".", ",").replace("-", "\u2212");
  if (value <= 0) return { text: `${found} — цена должна быть больше нуля`, mend: undefined };
  if (!Number.isSafeInteger(Math.ceil(value))) return { text: "слишком большое число", mend: undefined };
  const mend = nearestTen(value);
  if (value === mend) return undefined;
  const rule = Number.isInteger(value) ? "цена кратна 10" : "цена целая и кратна 10";
  // `7,45` was meant as no ten, most likely as thousands.
  if (Math.abs(mend - value) * 100 > value * ODD_JUMP) return { text: `${found} — ${rule}`, mend: undefined };
  return { text: `${found} — ${rule}, ближайшая ${mend}`, mend };
}
