import { expect, test } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage } from "../page-objects/desk-page.ts";

test("how each position is counted is shown by the draft, for a hangar that the manager chooses", async ({ page }) => {
  test.slow();
  const desk = new DeskPage(page);
  await desk.open();
  const card = page.getByRole("region", { name: "Как считаются позиции" });
  await expect(card).toContainText("positions.yaml");
  await card.getByRole("button", { name: "Показать" }).click();
  const row = (name: string) => card.getByRole("row", { name });
  await card.getByLabel("Ширина, м").selectOption("12000");
  await card.getByLabel("Длина, м").fill("30");
  await expect(row("2.3. Колонна фахверковая")).toContainText("1 стойка торца + 1 стойка торца = 2 шт.");
  await expect(row("5.1. Рама ворот")).toContainText("—");
  await card.getByText("Опции", { exact: true }).click();
  await card.getByLabel(/^Ворота/).fill("2");
  await expect(row("5.1. Рама ворот")).toContainText("2 шт.");
  await expectAccessible(page, "#positions");

  await page.getByRole("region", { name: "Размеры, правила и названия" }).getByRole("button").click();
  await desk.price("Между стойками торца не больше, м").fill("3");
  await expect(row("2.3. Колонна фахверковая")).toContainText("3 стойки торца + 3 стойки торца = 6 шт.");

  await card.getByLabel("Тип крыши").selectOption({ label: "Односкатный отдельно стоящий" });
  await expect(row("2.1. Колонна низкой стороны")).toContainText("рамы");
  await card.getByLabel("Длина, м").fill("500");
  await expect(card.getByRole("status")).toContainText("500");
  await expect(row("5.1. Рама ворот")).toContainText("—");
});
