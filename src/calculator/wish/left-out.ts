import { listed, quoted } from "../../text/format.ts";

import type { Understanding } from "../../understanding/response.ts";

/** What nobody could read may be a greeting: it is not told word for word. */
const PARTLY = "Слова покупателя поняты не все: цена — за то, что названо здесь.";

/** What a price goes without, beside it: what a buyer agreed to leave out and what is not offered, `Без учёта: «в свету 4,5».` */
export function leftOutInWords(agreed: readonly string[], understanding: Understanding | undefined): string[] {
  const { not_offered = [], not_used = [] } = understanding ?? {};
  const words = [...new Set([...agreed, ...not_offered.map(({ text }) => text)])];
  return [
    ...(words.length === 0 ? [] : [`Без учёта: ${listed(words.map(quoted))}.`]),
    ...(not_used.length === 0 ? [] : [PARTLY]),
  ];
}
