import { expect, test } from "@playwright/test";
import { DeskPage, publishingSite } from "../page-objects/desk-page.ts";

const DIGEST = "0".repeat(64);

/** A server that has published at once what it was sent: from then on it gives these texts. */
test("what was published stands on the page without a reload, and a list that a withdrawal brought back stays", async ({
  page,
}) => {
  let isPublished = false;
  await publishingSite(page, (texts) => {
    const list = texts["price-list.yaml"]!.replace("door_frame: 7400", "door_frame: 7500");
    const released = list.replace(/version: ".*?"/, 'version: "2027-02-01"');
    const record = `2027-01-01 ${DIGEST}\n2027-01-31 ${DIGEST} отозван 2027-02-01\n2027-02-01 ${DIGEST}\n`;
    const contacts = texts["manufacturer.yaml"]!.replace(/^brand: .*$/m, "brand: Завод Заря");
    const now = { ...texts, "price-list.yaml": released, "released.txt": record, "manufacturer.yaml": contacts };
    return isPublished ? now : texts;
  });
  await page.route("**/desk/releases", async (route) => {
    isPublished = true;
    const done = { step: "done", text: "На сайте прайс-лист от 1 февраля 2027.", version: "2027-02-01" };
    await route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(done)}\n\n` });
  });
  const desk = new DeskPage(page);
  await desk.open();
  await page.getByLabel("Отметить: Рама двери").check();
  await page.getByLabel("Изменить отмеченные на").fill("+1,35");
  await page.getByRole("button", { name: "Применить" }).click();
  await expect(page.getByText("Изменено: 1\u00a0цена. Отметки сняты.")).toBeVisible();
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  await desk.release.getByLabel("Ключ публикации").fill("a-key");
  await page.getByRole("button", { name: "Опубликовать на сайте" }).click();
  await expect(desk.release.getByText("На сайте прайс-лист от 1 февраля 2027.")).toBeVisible();
  await expect(desk.state).toHaveText("Правок пока нет.");
  await expect(page.getByText(/^Действует прайс-лист от 1\sфевраля\s2027\./)).toBeVisible();
  await expect(page.getByText(/^Цены на 1\sфевраля\s2027/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Обновить стол" })).toHaveCount(0);
  const journal = page.getByRole("region", { name: "Журнал" });
  await expect(journal.getByRole("listitem").first()).toHaveText(/^1\sфевраля\s2027 \(действует\)Что изменилось/);
  await expect(journal.getByText(/сам вернул прежние цены/)).toBeVisible();
  await expect(journal.getByRole("button")).toHaveCount(0);

  await expect(page).toHaveTitle("Ценовой стол — Завод Заря");
  await expect(page.getByRole("banner").getByText("Завод Заря")).toBeVisible();
  await expect(page.getByText("Тем временем на сайте")).toHaveCount(0);
  await expect(desk.release.getByText("На сайте прайс-лист от 1 февраля 2027.")).toBeVisible();
  await expect(page.getByText(/^Изменено: /)).toHaveCount(0);
  await desk.price("Рама двери").fill("7600");
  await expect(desk.release.getByText("На сайте прайс-лист от 1 февраля 2027.")).toHaveCount(0);
});

test("what the page itself has published is no dispute, whatever was edited while it was on its way", async ({
  page,
}) => {
  let isPublished = false;
  await publishingSite(page, (texts) => {
    const list = texts["price-list.yaml"]!.replace("door_frame: 7400", "door_frame: 7500");
    const released = list.replace(/version: ".*?"/, 'version: "2027-02-01"');
    return isPublished ? { ...texts, "price-list.yaml": released, "released.txt": `2027-02-01 ${DIGEST}\n` } : texts;
  });
  const desk = new DeskPage(page);
  await page.route("**/desk/releases", async (route) => {
    await expect(desk.price("Рама двери")).toHaveValue("7600");
    isPublished = true;
    const done = { step: "done", text: "На сайте прайс-лист от 1 февраля 2027.", version: "2027-02-01" };
    await route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(done)}\n\n` });
  });
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  await desk.release.getByLabel("Ключ публикации").fill("a-key");
  await page.getByRole("button", { name: "Опубликовать на сайте" }).click();
  await desk.price("Рама двери").fill("7600");
  await expect(page.getByText(/^Действует прайс-лист от 1\sфевраля\s2027\./)).toBeVisible();
  await expect(page.getByText("На сайте уже другой прайс-лист")).toHaveCount(0);
  await expect(desk.price("Рама двери")).toHaveValue("7600");
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
});
