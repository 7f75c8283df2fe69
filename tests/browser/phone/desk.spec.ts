import { expect, test } from "@playwright/test";
import { DeskPage } from "../page-objects/desk-page.ts";

test("each hangar of the effect has both totals and the change in sight, and each section its checkbox in words", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  await page.getByLabel("отметить раздел «Обрамление проёмов»").check();
  await expect(page.getByText("отметить раздел").first()).toBeVisible();
  await page.getByLabel("Изменить отмеченные на").fill("+20");
  await page.getByRole("button", { name: "Применить" }).click();
  const first = page.getByRole("region", { name: "Итоги ангаров" }).locator("tbody tr").first();
  await expect(first.locator("td")).toHaveCount(5);
  await first.scrollIntoViewIfNeeded();
  const { width } = page.viewportSize()!;
  for (const cell of [first, ...(await first.locator("th, td").all())]) {
    const box = (await cell.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});
