import { expect, test } from "../page-objects/quiet-page.ts";

test("every link of the pages opens", async ({ page }) => {
  const paths = new Set<string>();
  for (const start of ["/", "/docs/", "/request/", "/podbor/"]) {
    await page.goto(start);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    for (const link of links) paths.add(link);
  }
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
});
