import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("a question is brought before the bar once typing is over, and no word makes the page wider", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const reserve = page.locator(".total-bar .reserve");
  /** Nothing covers it. */
  const isSeen = () =>
    page.evaluate(() => {
      const question = document.querySelector(".wish-question")!.getBoundingClientRect();
      return question.top > 0 && question.bottom <= document.querySelector(".total-bar")!.getBoundingClientRect().top;
    });
  // As high as a window is beside the keyboard and the browser's own bars.
  await page.setViewportSize({ width: 360, height: 640 });
  await calculator.open();
  await wish.type("двускатный 12 на 30, двое ворот, сэндвич с монтажом");
  await expect(wish.questions).toBeVisible();
  await expect.poll(isSeen).toBe(true);
  await expect(wish.field).toBeFocused();
  await test.step("the bar leads to it", async () => {
    await page.locator("#estimate").scrollIntoViewIfNeeded();
    await expect(wish.questions).not.toBeInViewport();
    await reserve.tap();
    await expect(wish.questions).toBeInViewport();
    await wish.answer("с монтажом каркаса").tap();
    await expect(reserve).toHaveCount(0);
    await expect(page.locator(".bar-actions")).toBeVisible();
    await calculator.expectWhatApiSays();
  });
  await test.step("one long word", async () => {
    await wish.field.fill(`двускатный 12 на 36 https://example.com/${"a".repeat(200)}`);
    await calculator.expectInAddress({ length: "36" });
    await expect(wish.marked).toContainText("aaaa");
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
