import { expect, type Locator, type Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";

/** What the API says to a hangar, on this site or another. */
export async function calculated(page: Page, query: string, site = ""): Promise<CalcResponse> {
  const response = await page.request.get(`${site}/v1/calc?${query}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as CalcResponse;
}

/** The calculator as a person finds it: fields by their names, the total, the address. */
export class CalculatorPage {
  readonly page: Page;
  readonly total: Locator;

  constructor(page: Page) {
    this.page = page;
    this.total = page.getByTestId("total");
  }

  async open(search = ""): Promise<void> {
    await this.page.goto(`/${search}`);
  }

  /** The first sign of somebody: what stands below comes alive, and counts what is kept on the device. */
  async arrive(): Promise<void> {
    await this.page.mouse.move(1, 1);
  }

  /** Opens what is folded. */
  async unfold(): Promise<void> {
    const folded = this.page.locator(".all-parameters");
    if ((await folded.getAttribute("open")) === null) await folded.locator("summary").click();
  }

  purpose(name: string): Locator {
    return this.page.getByRole("group", { name: "Для чего" }).getByRole("button", { name, exact: true });
  }

  radio(group: string, name: string): Locator {
    return this.page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
  }

  roof(name: string): Locator {
    return this.page.getByRole("group", { name: "Крыша" }).getByRole("radio", { name });
  }

  textbox(name: string): Locator {
    return this.page.getByRole("textbox", { name });
  }

  checkbox(name: string): Locator {
    return this.page.getByRole("checkbox", { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  search(): string {
    return new URL(this.page.url()).search;
  }

  /** Waits until the address names these parameters. */
  async expectInAddress(parameters: Readonly<Record<string, string>>): Promise<void> {
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(this.search())), { timeout: 5_000 })
      .toMatchObject(parameters);
  }

  /** What the API says to the query in the page's address. */
  apiAnswer(): Promise<CalcResponse> {
    return calculated(this.page, this.search().slice(1));
  }

  /** The page shows the very figures that the API gives for the page's address. */
  async expectWhatApiSays(): Promise<void> {
    const { result, price_per_m2_with_vat, calculation_id } = await this.apiAnswer();
    await expect(this.total).toHaveText(roubles(result.total_with_vat));
    const card = this.page.getByRole("region", { name: "Стоимость" });
    await expect(card).toContainText(roubles(price_per_m2_with_vat));
    await expect(this.page.locator("#result .calculation-id")).toHaveText(calculation_id);
  }
}
