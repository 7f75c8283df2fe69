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

test("on a phone the documentation leads back to the calculator", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/docs/limits/");
  await page.getByRole("banner").getByRole("link", { name: "Калькулятор" }).click();
  await expect(page.getByTestId("total")).toBeVisible();
});

test("its search speaks Russian", async ({ page }) => {
  await page.goto("/docs/");
  await page.getByRole("button", { name: "Поиск" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("ворота");
  await expect(page.locator(".pagefind-ui__message")).toHaveText(/^По запросу «ворота» найдено: \d+$/);
});

test("the line of a link leaves the underscores of a code to be seen", async ({ page }) => {
  for (const path of ["/docs/errors/", "/en/docs/errors/"]) {
    await page.goto(path);
    const [offset, size] = await page.locator("a[href='#missing_parameter']:has(> code)").evaluate((link) => {
      const { textUnderlineOffset, fontSize } = getComputedStyle(link);
      return [Number.parseFloat(textUnderlineOffset), Number.parseFloat(fontSize)] as const;
    });
    expect(offset, path).toBeGreaterThan(0.3 * size);
  }
});
