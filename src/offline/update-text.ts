import { dateInWords } from "../text/date-in-words.ts";
import { roubles } from "../text/format.ts";

/** A hangar under one price list. */
export interface Priced {
  /** Date of the price list. */
  version: string;
  /** With VAT, roubles; none when the page shows no hangar, or the price list no longer has it. */
  total: number | undefined;
}

/** What a new build means for the very hangar on the page. `next` is unknown when its engine could not be loaded. */
export function updateText(own: Priced, next: Priced | undefined): string {
  if (next === undefined) return "Вышла новая версия калькулятора";
  if (own.total !== undefined && next.total !== undefined && own.total !== next.total) {
    return `Цены обновлены: было ${roubles(own.total)}, стало ${roubles(next.total)}`;
  }
  if (own.version === next.version) return "Вышла новая версия калькулятора";
  if (own.total === undefined) return `Цены обновлены: теперь на ${dateInWords(next.version)}`;
  if (next.total === undefined) return "Цены обновлены: такого ангара в новом прайс-листе нет";
  return `Цены обновлены: этот ангар стоит столько же, ${roubles(own.total)}`;
}
