import { expect, test as plain, type Locator, type Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { DealerSite } from "../servers/dealer-site.ts";
import { test as quiet } from "./quiet-page.ts";

/** The element as a script of its page sees it. */
export interface CalculatorElement extends HTMLElement {
  value: CalcResponse | undefined;
  parameters(): Record<string, string | number | boolean>;
}

/** A page of a dealer's site, where nothing but the calculator's scripts comes from elsewhere. */
export class DealerPage {
  readonly site: DealerSite;
  readonly #page: Page;
  readonly #calculator: string;

  constructor(site: DealerSite, page: Page, calculator: string) {
    this.site = site;
    this.#page = page;
    this.#calculator = calculator;
  }

  async open(body: string, files: Readonly<Record<string, string>> = {}): Promise<Locator> {
    const css = Object.keys(files).filter((path) => path.endsWith(".css"));
    const own = Object.keys(files).filter((path) => path.endsWith(".js"));
    const head =
      css.map((path) => `<link rel="stylesheet" href="${path}">`).join("") +
      own.map((path) => `<script type="module" src="${path}"></script>`).join("");
    await this.#page.goto(this.site.page(body, files, head));
    return this.#page.locator("hangar-calculator");
  }

  /** With the script of the calculator and this markup. */
  calculator(markup: string, files: Readonly<Record<string, string>> = {}): Promise<Locator> {
    return this.open(`<script type="module" src="${this.#calculator}/embed.js"></script>${markup}`, files);
  }
}

interface Given {
  page: Page;
  baseURL: string | undefined;
}

const fixtures = {
  dealer: async ({ page, baseURL }: Given, use: (dealer: DealerPage) => Promise<void>) => {
    const site = new DealerSite();
    await site.start(baseURL!);
    await use(new DealerPage(site, page, baseURL!));
    await site.stop();
  },
};

/** With a dealer's site; the page may say nothing in the console. */
export const test = quiet.extend<{ dealer: DealerPage }>(fixtures);

/** With a dealer's site, for pages that have something to say in the console. */
export const outspokenTest = plain.extend<{ dealer: DealerPage }>(fixtures);

/** What the API answers to the parameters of the element. */
export async function apiAnswer(element: Locator, page: Page, baseURL: string): Promise<CalcResponse> {
  const parameters = await element.evaluate((one) => (one as CalculatorElement).parameters());
  return (await (await page.request.post(`${baseURL}/v1/calc`, { data: parameters })).json()) as CalcResponse;
}

export const value = (element: Locator): Promise<CalcResponse | undefined> =>
  element.evaluate((one) => (one as CalculatorElement).value);

export const total = (element: Locator): Locator => element.getByTestId("total");

export { expect };
