import { expect, test, type Route } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, publishingSite } from "../page-objects/desk-page.ts";

/* A server that publishes in no time: what one makes of a release, and a real publication, are looked at elsewhere. */

const DIGEST = "0".repeat(64);

/** What a server tells of a release. */
const told = (...events: object[]) => ({
  contentType: "text/event-stream",
  body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
});
const BEGUN = { step: "build", text: "Собираем сайт с новыми ценами, это около минуты" };
const DONE = { step: "done", text: "На сайте прайс-лист от 1 февраля 2027.", version: "2027-02-01" };

test("a release that fails leaves the draft, the next one stands on the page without a reload, and an older list can be withdrawn", async ({
  page,
}) => {
  let isPublished = false;
  await publishingSite(page, (texts) => {
    const list = texts["price-list.yaml"]!.replace("door_frame: 7400", "door_frame: 7500");
    return isPublished
      ? {
          ...texts,
          "price-list.yaml": list.replace(/version: ".*?"/, 'version: "2027-02-01"'),
          "released.txt": `2027-01-01 ${DIGEST}\n2027-02-01 ${DIGEST}\n`,
          "journal.jsonl": '{"version":"2027-01-01","at":"2027-01-01T08:00:00.000Z","by":"Анна"}\n',
          "manufacturer.yaml": texts["manufacturer.yaml"]!.replace(/^brand: .*$/m, "brand: Завод Заря"),
        }
      : texts;
  });
  let answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill(told(BEGUN, { step: "failed", text: "Не получилось: на диске сервера кончилось место." }));
  await page.route("**/desk/releases", (route) => answer(route));
  const desk = new DeskPage(page);
  await desk.open();
  const door = desk.price("Рама двери");
  const publish = page.getByRole("button", { name: "Опубликовать на сайте" });
  const key = desk.release.getByLabel("Ключ публикации");

  await test.step("what fails is told, and the draft can be sent again, after a reload as well", async () => {
    await door.fill("7500");
    await page.getByLabel("Кто выпускает").fill("Мария");
    await expect(publish).toBeDisabled();
    await key.fill("a-key");
    await publish.click();
    await expect(desk.release.getByText("Не получилось: на диске сервера кончилось место.")).toBeVisible();
    await expect(publish).toBeEnabled();
    await page.reload();
    await expect(door).toHaveValue("7500");
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
    await expect(key).toHaveValue("");
  });

  await test.step("what is published stands on the page, and what was edited meanwhile is no dispute", async () => {
    answer = async (route) => {
      await expect(door).toHaveValue("7600");
      isPublished = true;
      await route.fulfill(told(BEGUN, DONE));
    };
    await key.fill("a-key");
    await publish.click();
    await door.fill("7600");
    await expect(page.getByText(/^Действует прайс-лист от 1\sфевраля\s2027\./)).toBeVisible();
    await expect(page.getByText("На сайте уже другой прайс-лист")).toHaveCount(0);
    await expect(page.getByText("Тем временем на сайте")).toHaveCount(0);
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
    await expect(page.getByRole("link", { name: "Обновить стол" })).toHaveCount(0);
    await expect(page.getByText(/^Цены на 1\sфевраля\s2027/)).toBeVisible();
    await expect(page).toHaveTitle("Ценовой стол — Завод Заря");
    await expect(page.getByRole("banner").getByText("Завод Заря")).toBeVisible();
    await page.getByRole("button", { name: "Отменить последнее" }).click();
    await expect(desk.state).toHaveText("Правок пока нет.");
  });

  await test.step("a withdrawal says whose prices come back and what stays, and asks who withdraws", async () => {
    const journal = page.getByRole("region", { name: "Журнал" });
    await expect(journal.getByRole("listitem").first()).toHaveText(/^1\sфевраля\s2027 \(действует\)/);
    await journal.getByRole("button", { name: /^Отозвать прайс-лист от 1\sфевраля\s2027$/ }).click();
    await expect(journal.getByText(/вернутся цены прайс-листа от 1\sянваря\s2027 \(Анна\)/)).toBeVisible();
    await expect(journal.getByText(/Контакты, телефоны и логотип останутся такими, как сейчас/)).toBeVisible();
    const withdraw = journal.getByRole("button", { name: "Отозвать", exact: true });
    await journal.getByLabel("Кто отзывает").fill("");
    await expect(withdraw).toBeDisabled();
    await journal.getByLabel("Кто отзывает").fill("Вера");
    await journal.getByLabel("Ключ публикации").fill("a-key");
    await expect(withdraw).toBeEnabled();
    await expectAccessible(page);
  });
});
