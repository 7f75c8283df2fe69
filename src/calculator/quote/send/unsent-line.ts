import { plural } from "../../../text/format.ts";
import type { Lang } from "../../../text/lang.ts";
import { outbox, type UnsentQuoteRequest } from "./outbox.ts";

interface UnsentLine {
  text: string;
  /** The words of the link, and where it leads to. */
  open: string;
  href: string;
}

const WORDS: Readonly<Record<Lang, { one: string; more: (count: number) => string; open: string }>> = {
  ru: {
    one: "Заявка не отправлена.",
    more: (count) =>
      `Не ${plural(count, "отправлена", "отправлены", "отправлено")} ${count}\u00a0${plural(count, "заявка", "заявки", "заявок")}.`,
    open: "Открыть",
  },
  en: {
    one: "Your quote request was not sent.",
    more: (count) => `${count}\u00a0quote requests were not sent.`,
    open: "Open",
  },
};

/** What a page says of quote requests that have not arrived; nothing where there is none. */
export function unsentLine(unsent: readonly UnsentQuoteRequest[], lang: Lang): UnsentLine | undefined {
  const [first, ...others] = unsent;
  if (first === undefined) return undefined;
  const { one, more, open } = WORDS[lang];
  const query = new URLSearchParams({ calculation_id: first.quoteRequest.calculation_id });
  return others.length === 0
    ? { text: one, open, href: `/request/?${query}` }
    : { text: more(unsent.length), open, href: "/request/" };
}

/** Keeps `line` as the device's quote requests are, those of other tabs too. */
export function tellUnsent(line: HTMLElement): void {
  const show = () => {
    const told = unsentLine(outbox.items(), line.lang === "en" ? "en" : "ru");
    line.hidden = told === undefined;
    if (told === undefined) return line.replaceChildren();
    const link = Object.assign(document.createElement("a"), { href: told.href, textContent: told.open });
    line.replaceChildren(`${told.text} `, link);
  };
  show();
  outbox.subscribe(show);
}
