import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

test("for what is not made the manufacturer is asked in the buyer's own words", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const ask = wish.questions.getByRole("link", { name: "Спросить у производителя" });
  await calculator.open();
  await wish.paste(OPEN);
  await expect(wish.questions).toBeVisible();
  await expect(ask).toHaveCount(0);
  await wish.field.fill("двускатный 25 на 60, 40 ворот");
  await expect(ask).toHaveCount(2);
  await wish.field.fill("двускатный 25 на 60");
  await expect(ask).toHaveCount(1);
  await expect(wish.questions).toContainText("Такого размера нет. Какая ширина?");
  await calculator.expectInAddress({ length: "60" });
  await ask.click();
  const comment = page.getByLabel("Комментарий");
  await expect(comment).toHaveValue("Нужен такой ангар, в расчёте — похожий: двускатный 25 на 60");
  await expect(page.getByText("Это цена похожего ангара: вашу назовёт производитель.")).toBeVisible();
  await expect(page.locator(".quote-text")).toContainText("похожий: двускатный 25 на 60");
  await page.goBack();
  await wish.answer("15 м").click();
  await expect(wish.questions).toHaveCount(0);
});
