import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the default hangar has its price and its bill, also on paper, and nothing is promised that does not open", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expect(calculator.total).toContainText("₽");
  await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
  await expect(page.getByRole("link", { name: "адрес API" })).toHaveAttribute("href", /^\/v1\/calc\?roof=/);
  await expect(page.getByText("Нажмите на позицию")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Что вы получите за .*₽$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.getByText("zakaz@").locator("visible=true")).toHaveCount(1);
});
