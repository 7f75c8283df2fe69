import { expect, test } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, publishingSite } from "../page-objects/desk-page.ts";

const DIGEST = "0".repeat(64);

test("a withdrawal says whose prices come back and what stays, and takes the name of who withdraws where it asks", async ({
  page,
}) => {
  await publishingSite(page, (texts) => ({
    ...texts,
    "price-list.yaml": texts["price-list.yaml"]!.replace(/version: ".*?"/, 'version: "2027-01-31"'),
    "released.txt": `2027-01-01 ${DIGEST}\n2027-01-31 ${DIGEST}\n`,
    "journal.jsonl": '{"version":"2027-01-01","at":"2027-01-01T08:00:00.000Z","by":"Анна"}\n',
  }));
  const desk = new DeskPage(page);
  await desk.open();
  const journal = page.getByRole("region", { name: "Журнал" });
  await journal.getByRole("button", { name: /^Отозвать прайс-лист от 31\sянваря\s2027$/ }).click();
  await expect(journal.getByText(/вернутся цены прайс-листа от 1\sянваря\s2027 \(Анна\)/)).toBeVisible();
  await expect(journal.getByText(/Контакты, телефоны и логотип останутся такими, как сейчас/)).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 650 });
  const [said, field] = [journal.getByText(/вернутся цены/), journal.getByLabel("Кто отзывает")];
  const [above, below] = [(await said.boundingBox())!, (await field.boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
  const withdraw = journal.getByRole("button", { name: "Отозвать", exact: true });
  await expect(withdraw).toBeDisabled();
  await journal.getByLabel("Кто отзывает").fill("Вера");
  await journal.getByLabel("Ключ публикации").fill("a-key");
  await expect(withdraw).toBeEnabled();
  await expectAccessible(page);
});

test("a date of a release that is cleared stays so, and is asked for", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  const date = desk.release.getByLabel("Дата прайс-листа");
  const was = await date.inputValue();
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await expect(take).toBeEnabled();
  await date.fill("");
  await expect(date).toHaveValue("");
  await expect(desk.release.getByText("Впишите дату прайс-листа.").first()).toBeVisible();
  await expect(take).toBeDisabled();
  await date.fill(was);
  await expect(take).toBeEnabled();
});
