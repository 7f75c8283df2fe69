import { type CalcResponse, configurationInWords, loads, readWarning } from "hangar-engine";
import { counted, roubles, sentence, withUnit } from "../../text/format.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { whatIsPriced } from "../../text/what-is-priced.ts";
import { stampedLink } from "../../text/stamped-link.ts";
import { passedOn } from "../link/unsettled-notice.ts";
import { UNCHECKED_PRICES } from "../ui/connection.ts";
import { NOTHING_LEFT_OUT, type LeftOut } from "../wish/left-out.ts";
import { included } from "./included.ts";

const OPEN = "Не все вопросы по ангару решены: цена — за то, что названо здесь.";

/**
 * A calculation in a few lines for a letter or a messenger; `isOpen`: a question to what its buyer wrote is, `leftOut`: what
 * is to be said of that, `isUnchecked`: its prices are those of a copy of the site.
 */
export function clientText(
  body: CalcResponse,
  isOpen = false,
  leftOut: LeftOut = NOTHING_LEFT_OUT,
  isUnchecked = false,
): string {
  const { result, provider, normalization_notes } = body;
  return [
    sentence(`${whatIsPriced(body)}: ${configurationInWords(body)}`),
    `Площадь ${withUnit(result.area_m2, "м²")}, ${counted(result.frames, "рама", "рамы", "рам")}.`,
    ...(normalization_notes ?? []),
    ...leftOut.sentences,
    ...(isOpen ? [OPEN] : []),
    "",
    `Цена: ${roubles(result.total_with_vat)} с ${vatInWords(body.vat_rate)}, за м² — ${roubles(body.price_per_m2_with_vat)}.`,
    ...(isUnchecked ? [UNCHECKED_PRICES] : []),
    `Входит: ${included(result)}.`,
    ...(loads === undefined ? [] : [loads]),
    "",
    "Не входит и что учесть:",
    ...body.warnings.map((warning) => `• ${readWarning(warning).text}`),
    "",
    body.production_time_text,
    `Цены на ${dateInWords(body.prices_version)}, расчёт ${body.calculation_id}:`,
    passedOn(stampedLink(body), isOpen || leftOut.isAsRead),
    "",
    `${body.manufacturer}, ${provider.phone}`,
  ].join("\n");
}
