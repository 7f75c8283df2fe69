import { expect, test } from "@playwright/test";
import { DeskPage, PUBLISHES } from "../page-objects/desk-page.ts";

const DIGEST = "0".repeat(64);

/** A server that has published at once what it was sent: from then on it gives these texts. */
test("what was published stands on the page without a reload, and a list that a withdrawal brought back stays", async ({
  page,
}) => {
  let isPublished = false;
  await page.route("**/desk/prices.json", async (route) => {
    const texts = (await (await route.fetch()).json()) as Record<string, string>;
    const list = texts["price-list.yaml"]!.replace("door_frame: 7400", "door_frame: 7500");
    const released = list.replace(/version: ".*?"/, 'version: "2027-02-01"');
    const record = `2027-01-01 ${DIGEST}\n2027-01-31 ${DIGEST} отозван 2027-02-01\n2027-02-01 ${DIGEST}\n`;
    const now = { ...texts, "price-list.yaml": released, "released.txt": record };
    await route.fulfill({ json: isPublished ? now : texts, headers: PUBLISHES });
  });
  await page.route("**/desk/releases", async (route) => {
    isPublished = true;
    const done = { step: "done", text: "На сайте прайс-лист от 1 февраля 2027.", version: "2027-02-01" };
    await route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(done)}\n\n` });
  });
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  await desk.release.getByLabel("Ключ публикации").fill("a-key");
  await page.getByRole("button", { name: "Опубликовать на сайте" }).click();
  await expect(desk.release.getByText("На сайте прайс-лист от 1 февраля 2027.")).toBeVisible();
  await expect(desk.state).toHaveText("Правок пока нет.");
  await expect(page.getByText(/^Действует прайс-лист от 1\sфевраля\s2027\./)).toBeVisible();
  await expect(page.getByText(/^Цены на 1\sфевраля\s2027/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Обновить стол" })).toHaveCount(0);
  const journal = page.getByRole("region", { name: "Журнал" });
  await expect(journal.getByRole("listitem").first()).toHaveText(/^1\sфевраля\s2027 \(действует\)$/);
  await expect(journal.getByText(/сам вернул прежние цены/)).toBeVisible();
  await expect(journal.getByRole("button")).toHaveCount(0);
});
