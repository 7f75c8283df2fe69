import { expectAccessible } from "../page-objects/axe.ts";
import { test } from "../page-objects/quiet-page.ts";

/* A page of each template as it opens; their states look at themselves, all pages in all windows are looked at by night. */
test("axe finds nothing on a page of each template, light or dark", async ({ page }) => {
  test.slow();
  for (const path of ["/docs/how-to-call/", "/podbor/", "/404.html"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    });
  }
});
