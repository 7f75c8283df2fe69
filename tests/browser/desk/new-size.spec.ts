import { expect, test } from "@playwright/test";
import { DeskPage } from "../page-objects/desk-page.ts";

test("a new size that is far from the others must be said to be meant, is told as what it is, and can be taken away", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  const card = page.getByRole("region", { name: "Новый размер" });
  await card.getByLabel("Размер, м").fill("21");
  await card.getByLabel("Ферма цельная, ₽").fill("1450000");
  await card.getByRole("button", { name: "Добавить размер" }).click();
  await expect(card.getByText(/^Добавлено: Двускатный, ширина 21\sм\. /)).toBeVisible();
  await expect(desk.release.getByText(/1\s450\s000\s₽, это 69\s048\s₽ на метр ширины/)).toBeVisible();

  await card.getByLabel("Что добавить").selectOption({ label: "Высоту колонны" });
  await card.getByLabel("Размер, м").fill("0,5");
  await card.getByRole("button", { name: "Добавить размер" }).click();
  await expect(card.getByText("Размер: впишите метры от 1 до 99, например 20 или 4,35.")).toBeVisible();
  await card.getByLabel("Размер, м").fill("81");
  await card.getByRole("button", { name: "Добавить размер" }).click();
  await expect(card.getByText(/^Добавлено: Двускатный, высота 81\sм\. /)).toBeVisible();
  await expect(desk.release.getByText(/новый размер 81\sм, а остальные от 3,15\sм до 6,75\sм/)).toBeVisible();
  const effect = page.getByRole("region", { name: "Итоги ангаров" });
  await expect(effect.getByText(/^Двускатный 10×30\sм, высота 81\sм$/)).toBeVisible();

  await desk.price("Рама двери").fill("7500");
  await card.getByRole("button", { name: /^Убрать: Двускатный, ширина 21\sм$/ }).click();
  await card.getByRole("button", { name: /^Убрать: Двускатный, высота 81\sм$/ }).click();
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await expect(card.getByRole("list", { name: "Добавленные размеры" })).toHaveCount(0);
});

test("a percentage that rounding takes away is told so and is no step", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await page.getByLabel("Отметить: Крепёж панелей").check();
  await page.getByLabel("Изменить отмеченные на").fill("+1");
  await page.getByRole("button", { name: "Применить" }).click();
  await expect(page.getByText("После округления до десятков ни одна цена не изменилась. Отметки сняты.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Отменить последнее" })).toHaveCount(0);
});
