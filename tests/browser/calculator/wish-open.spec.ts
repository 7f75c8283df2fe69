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

test("while a question is open nothing goes on but the text that says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const card = page.getByRole("region", { name: "Сохранить и поделиться" });
  await calculator.open();
  await wish.paste(OPEN);
  await expect(card.getByRole("link", { name: "Сначала ответьте на\u00a0вопрос" })).toBeVisible();
  for (const held of [/^Сохранить$/, "Добавить к сравнению", "Скопировать ссылку", "Чертежи и 3D", /PDF/, /Excel/]) {
    await expect(card.getByRole("button", { name: held })).toHaveCount(0);
  }
  await card.getByRole("button", { name: "Скопировать текст" }).click();
  await expect(card.getByRole("button", { name: "Скопировано" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Не все вопросы по ангару решены");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#offer")).toContainText("Это ещё не ваша цена");
  await card.getByRole("link", { name: "Сначала ответьте" }).click();
  await expect(wish.questions).toBeInViewport();
  await wish.answer("с монтажом каркаса").click();
  await expect(card.getByRole("button", { name: "Скопировать ссылку" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Сначала ответьте" })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#offer")).toContainText("Коммерческое предложение");
});
