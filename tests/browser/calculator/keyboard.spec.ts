import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expectWalk } from "../page-objects/focus-walk.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test("Tab reaches everything, in the order of the page and back, and nothing covers what has the focus", ({ page }) =>
  expectWalk(page));

test("a calculation is configured, saved, reset and opened again without a mouse", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.textbox("Длина").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("40");
  // The slider stands before the figure.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(calculator.textbox("Длина")).toHaveValue("45");
  await page.locator(".all-parameters summary").focus();
  await page.keyboard.press("Enter");
  await calculator.checkbox("Анкерные блоки").focus();
  await page.keyboard.press("Space");
  await calculator.expectInAddress({ length: "45", anchors: "1" });
  await calculator.expectWhatApiSays();
  const total = (await calculator.total.textContent())!;

  await calculator.button(/^Сохранить/).focus();
  await page.keyboard.press("Enter");
  await expect(calculator.textbox("Название")).toBeFocused();
  await page.keyboard.type("Склад");
  await page.keyboard.press("Enter");
  await expect(calculator.button(/^Сохранить/)).toBeFocused();
  await calculator.button("Сбросить").focus();
  await page.keyboard.press("Enter");
  await expect(calculator.total).not.toHaveText(total);

  await calculator.button(/^Сохранённые/).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calculator.button(/^Сохранённые/)).toBeFocused();
  await page.keyboard.press("Enter");
  await calculator.button("Открыть «Склад»").focus();
  await page.keyboard.press("Enter");
  await expect(calculator.total).toHaveText(total);
  await expect(calculator.button(/^Сохранённые/)).toBeFocused();
});
