import { expect, type Page } from "@playwright/test";
import type { SearchResponse } from "../../../src/search/response.ts";
import { roubles, withUnit } from "../../../src/text/format.ts";

export const cards = (page: Page) => page.locator(".found-card");

export async function apiAnswer(page: Page, query: string): Promise<SearchResponse> {
  const response = await page.request.get(`/v1/search?${query}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as SearchResponse;
}

/** The page shows the very configurations and figures that the API gives for these filters, in the same order. */
export async function expectWhatApiSays(page: Page, query: string): Promise<void> {
  const { items } = await apiAnswer(page, query);
  const ids = items.map(({ calculation_id }) => calculation_id);
  await expect
    .poll(() => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-id"))))
    .toEqual(ids);
  for (const [at, item] of items.entries()) {
    const card = cards(page).nth(at);
    await expect(card).toContainText(roubles(item.total_with_vat));
    await expect(card).toContainText(`${roubles(item.price_per_m2_with_vat)} за м²`);
    await expect(card).toContainText(withUnit(item.area_m2, "м²"));
    const { pathname, search } = new URL(item.calculator_link);
    await expect(card.getByRole("link")).toHaveAttribute("href", pathname + search);
  }
}
