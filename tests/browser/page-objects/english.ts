import type { Locator, Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { calculated } from "./calculator-page.ts";

/** Names stay as they are in every language. */
const NAMES = /ООО «Ангар-Пример»|Ангар-Пример|Примерск/g;

/** What of texts is Russian, names apart. */
export const russianOf = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replace(NAMES, "")).filter((text) => /[а-яё]/i.test(text));

/** The Russian that a visitor sees or hears in a shadow root, names apart. */
export async function russianIn(host: Locator): Promise<string[]> {
  const texts = await host.evaluate((element) => {
    const parts: string[] = [];
    const nodes = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_ALL);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Element) parts.push(...Array.from(node.attributes, ({ value }) => value));
      else if (node.nodeType === Node.TEXT_NODE) parts.push((node as Text).data);
    }
    return parts;
  });
  return russianOf(texts);
}

/** The API's answer in English. */
export const inEnglish = (page: Page, baseURL: string, query: string): Promise<CalcResponse> =>
  calculated(page, `${query}&lang=en`, baseURL);

export const roublesInEnglish = (sum: number): string => `RUB\u00a0${sum.toLocaleString("en")}`;
