import { priceList, withdrawn, type CalcResponse } from "hangar-engine";
import { roubles } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";

/** What a calculation cost under the list of some day. */
type Was = Pick<CalcResponse, "calculation_id" | "prices_version"> & Pick<CalcResponse["result"], "total_with_vat">;

/** What has become of a calculation's total since; nothing when nothing has. `now` is absent when it is not offered. */
export function priceChange(was: Was, now: CalcResponse | undefined): string | undefined {
  const list = `По ${withdrawn.includes(was.prices_version) ? "отозванному " : ""}прайс-листу от`;
  const told = `${list} ${dateInWords(was.prices_version)} было ${roubles(was.total_with_vat)}`;
  const today = dateInWords(priceList.meta.version);
  if (now === undefined) return `${told}. В сегодняшнем прайс-листе, от ${today}, такого ангара нет.`;
  // Sizes round to those of the list: what is nearest today may be another hangar.
  if (was.calculation_id !== now.calculation_id) {
    return `${told}, но за ангар другого размера: в сегодняшнем прайс-листе, от ${today}, размеры другие.`;
  }
  const total = now.result.total_with_vat;
  const isOtherList = was.prices_version !== now.prices_version;
  if (total === was.total_with_vat)
    return isOtherList ? `${told}, сейчас, по прайс-листу от ${today}, — столько же.` : undefined;
  const difference = Math.abs(total - was.total_with_vat);
  const by = `на ${roubles(difference)} ${total > was.total_with_vat ? "дороже" : "дешевле"}`;
  const since = isOtherList ? `Сейчас действует прайс-лист от ${today}.` : "С тех пор изменились правила расчёта.";
  return `${told}, сейчас ${roubles(total)} — ${by}. ${since}`;
}
