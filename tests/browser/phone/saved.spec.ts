import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { COMPARED, OLD_SAVED, SAVED, seed, VARIANTS } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test("saved calculations fit the screen; compared ones scroll under the names of their rows, and those beyond the edge are told", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const dialog = page.getByRole("dialog");
  await page.goto("/404.html");
  await seed(page, SAVED, [OLD_SAVED, { ...OLD_SAVED, key: "second", name: "Второй" }]);
  await seed(page, COMPARED, VARIANTS);
  await calculator.open("?roof=dvuhskat&width=10000&length=5");

  await calculator.button(/^Сохранённые\s+2/).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  const { x, width } = (await dialog.boundingBox())!;
  expect([x >= 0, x + width <= page.viewportSize()!.width]).toEqual([true, true]);
  await page.keyboard.press("Escape");

  await calculator.button(/^Сравнение\s+4/).click();
  const table = page.getByRole("region", { name: "Таблица сравнения" });
  const frame = dialog.locator(".compare-frame");
  const last = dialog
    .getByRole("row", { name: /^Итого с НДС/ })
    .getByRole("cell")
    .last();
  const head = dialog.getByRole("rowheader", { name: /^Итого/ });
  await expect(dialog.getByText("Листайте вбок")).toBeVisible();
  await expect(frame).toHaveClass(/has-more/);
  await expect(last).not.toBeInViewport();
  await expectAccessible(page);
  const before = (await head.boundingBox())!;
  await table.focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(frame).not.toHaveClass(/has-more/, { timeout: 100 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await head.boundingBox())!.x).toBeCloseTo(before.x, 0);
  await expect(head).toBeInViewport({ ratio: 1 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});
