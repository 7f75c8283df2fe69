import { expect, test } from "../page-objects/quiet-page.ts";

const PAGES = [
  "/",
  "/?roof=dvuhskat&width=12000&length=30&gates=99&montaz=1",
  "/docs/",
  "/docs/how-to-call/",
  "/docs/lead-endpoint/",
  "/request/",
];

for (const width of [320, 768, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBe(0);
    }
  });
}

test("on a phone the total stays at the foot of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const bar = page.locator(".total-bar");
  const total = await page.getByTestId("total").textContent();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(total!);
  await bar.getByRole("link", { name: "К смете" }).click();
  await expect(page.getByTestId("total")).toBeInViewport();
});
