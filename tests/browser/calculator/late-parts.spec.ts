import { expect, test } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";

test("a part that did not load keeps what is true, and tells of what is not", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const below = /\/_astro\/Below\.[^/]*\.js$/;
  await page.route(below, (route) => route.abort());
  await calculator.open();
  const failed = page.waitForEvent("requestfailed");
  await calculator.arrive();
  await failed;
  await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
  await calculator.textbox("Длина").fill("42,5");
  await expect(page.getByRole("alert").filter({ hasText: "не загрузилась" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Смета" })).toHaveCount(0);
  await calculator.expectInAddress({ length: "42.5" });
  await page.unroute(below);
  await page.reload();
  await calculator.expectWhatApiSays();
});

test("what is pressed before its part is alive is done when it is", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/_astro\/Below\.[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await calculator.open();
  await calculator.button(/С монтажом каркаса/).click();
  await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
  letCome();
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await calculator.expectInAddress({ montazh: "1" });
  await calculator.expectWhatApiSays();
});
