import { dateInWords } from "../../text/date-in-words.ts";

/** `24 ноября 2026, 22:51 (UTC+3)`: a moment by the clock of a zone, that of the machine unless another is named. */
export function momentInWords(moment: Date, timeZone?: string): string {
  const day = moment.toLocaleDateString("sv", { timeZone });
  const time = moment.toLocaleTimeString("ru", { timeZone, hour: "2-digit", minute: "2-digit" });
  const named = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(moment);
  const zone = named.find(({ type }) => type === "timeZoneName")!.value;
  return `${dateInWords(day)}, ${time} (${zone.replace(/^GMT(?:\+0$)?/, "UTC").replace("-", "\u2212")})`;
}
