import { grouped, roubles } from "../../../src/text/format.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { apiAnswer, expectWhatApiSays } from "../page-objects/search-page.ts";

const FREE_STANDING = "roof=dvuhskat,odnoskat-otdelno,s-kolonnoy-po-centru";

test("what was found is told at the foot and leads there, and nothing scrolls sideways", async ({ page }) => {
  const bar = page.locator(".search-bar");
  await page.goto("/podbor/");
  await page.getByRole("textbox", { name: "Бюджет на ангар" }).fill("7000000");
  const query = `budget=7000000&${FREE_STANDING}`;
  const { found, items } = await apiAnswer(page, query);
  for (const text of [grouped(found), roubles(items[0]!.total_with_vat)]) {
    await expect(bar).toContainText(text);
    await expect(page.locator("#search").getByRole("status")).toContainText(text);
  }
  await expect(bar).toBeInViewport();
  await expect(page.locator("#found-title")).not.toBeInViewport();
  await bar.getByRole("link", { name: "К вариантам" }).tap();
  await expect(page.locator("#found-title")).toBeInViewport();
  await expectWhatApiSays(page, query);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/podbor/", "/podbor/?budget=1000", "/podbor/?budget=x&width_min=999"]) {
    await page.goto(path);
    await expect(page.locator(".searching")).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBe(0);
  }
});
