import { priceList, withdrawn, type CalcResponse } from "hangar-engine";
import { roubles } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import type { Snapshot } from "./snapshot.ts";

/** What has become of a saved calculation's total since; nothing when nothing has. `now` is absent when it is not offered. */
export function priceChange(snapshot: Snapshot, now: CalcResponse | undefined): string | undefined {
  const list = `По ${withdrawn.includes(snapshot.prices_version) ? "отозванному " : ""}прайс-листу от`;
  const was = `${list} ${dateInWords(snapshot.prices_version)} было ${roubles(snapshot.total_with_vat)}`;
  const today = dateInWords(priceList.meta.version);
  if (now === undefined) return `${was}. В сегодняшнем прайс-листе, от ${today}, такого ангара нет.`;
  // Sizes round to those of the list: what is nearest today may be another hangar.
  if (snapshot.calculation_id !== now.calculation_id) {
    return `${was}, но за ангар другого размера: в сегодняшнем прайс-листе, от ${today}, размеры другие.`;
  }
  const total = now.result.total_with_vat;
  const isOtherList = snapshot.prices_version !== now.prices_version;
  if (total === snapshot.total_with_vat)
    return isOtherList ? `${was}, сейчас, по прайс-листу от ${today}, — столько же.` : undefined;
  const difference = Math.abs(total - snapshot.total_with_vat);
  const by = `на ${roubles(difference)} ${total > snapshot.total_with_vat ? "дороже" : "дешевле"}`;
  const since = isOtherList ? `Сейчас действует прайс-лист от ${today}.` : "С тех пор изменились правила расчёта.";
  return `${was}, сейчас ${roubles(total)} — ${by}. ${since}`;
}
