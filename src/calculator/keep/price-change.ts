import { priceList, type CalcResponse } from "hangar-engine";
import { roubles } from "../../engine/texts/format.ts";
import { dateInWords } from "../date-in-words.ts";
import type { KeptCalculation } from "./kept-calculation.ts";

/** What has become of a kept calculation's total since; nothing when nothing has. `now` is absent when it is not offered. */
export function priceChange(kept: KeptCalculation, now: CalcResponse | undefined): string | undefined {
  const was = `По прайс-листу от ${dateInWords(kept.prices_version)} было ${roubles(kept.total_with_vat)}`;
  const today = dateInWords(priceList.meta.version);
  if (now === undefined) return `${was}. В сегодняшнем прайс-листе, от ${today}, такого ангара нет.`;
  // Sizes round to those of the list: what is nearest today may be another hangar.
  if (kept.calculation_id !== now.calculation_id) {
    return `${was}, но за ангар другого размера: в сегодняшнем прайс-листе, от ${today}, размеры другие.`;
  }
  const total = now.result.total_with_vat;
  const isOtherList = kept.prices_version !== now.prices_version;
  if (total === kept.total_with_vat)
    return isOtherList ? `${was}, сейчас, по прайс-листу от ${today}, — столько же.` : undefined;
  const difference = Math.abs(total - kept.total_with_vat);
  const by = `на ${roubles(difference)} ${total > kept.total_with_vat ? "дороже" : "дешевле"}`;
  const since = isOtherList ? `Сейчас действует прайс-лист от ${today}.` : "С тех пор изменились правила расчёта.";
  return `${was}, сейчас ${roubles(total)} — ${by}. ${since}`;
}
