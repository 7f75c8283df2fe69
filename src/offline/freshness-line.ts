import { setOutOfTouch } from "../calculator/ui/connection.ts";
import { freshnessText } from "./freshness.ts";
import { readTime, writeTime } from "./kept-times.ts";

/** The line on every page about the date of its prices, and since when nobody could check it. */
export class FreshnessLine {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
    // Made of what the device keeps, since the server did not answer in time.
    if ("copy" in element.ownerDocument.documentElement.dataset) this.failed();
    else this.#show();
  }

  /** The server answered. */
  checked(): void {
    writeTime("checked-at", Date.now());
    writeTime("offline-since", undefined);
    this.#show();
  }

  /** It did not; the moment when that began holds over pages and visits. */
  failed(): void {
    writeTime("offline-since", readTime("offline-since") ?? Date.now());
    this.#show();
  }

  #show(): void {
    const { version = "", validUntil } = this.#element.dataset;
    const times = { checkedAt: readTime("checked-at"), offlineSince: readTime("offline-since") };
    const lang = this.#element.lang === "en" ? "en" : "ru";
    const { text, isWarning } = freshnessText({ version, validUntil, ...times }, new Date(), lang);
    // A live region reads out whatever is set, changed or not.
    if (this.#element.textContent !== text) this.#element.textContent = text;
    this.#element.classList.toggle("warning", isWarning);
    const isOut = times.offlineSince !== undefined;
    this.#element.classList.toggle("copy", isOut);
    setOutOfTouch(isOut);
  }
}
