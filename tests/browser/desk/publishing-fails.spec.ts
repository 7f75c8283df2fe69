import { expect, test, type Route } from "@playwright/test";
import { DeskPage, publishingSite } from "../page-objects/desk-page.ts";

/* Whatever a server makes of a release, the manager's draft is there, and what it was is told. */
const told = (...events: object[]) => ({
  contentType: "text/event-stream",
  body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
});
const BEGUN = { step: "build", text: "Собираем сайт с новыми ценами, это около минуты" };

const OUTCOMES: [title: string, answer: (route: Route) => Promise<void>, words: string][] = [
  [
    "a build that fails",
    (route) => route.fulfill(told(BEGUN, { step: "failed", text: "Не получилось: на диске сервера кончилось место." })),
    "Не получилось: на диске сервера кончилось место.",
  ],
  [
    "a draft of another list",
    (route) => route.fulfill(told({ step: "refused", text: "На сайте другое:", problems: ["price-list.yaml"] })),
    "На сайте другое:",
  ],
  ["a server that is killed meanwhile", (route) => route.fulfill(told(BEGUN)), "Связь прервалась"],
  ["a server that is gone", (route) => route.abort(), "Нет сети. Черновик цел: попробуйте ещё раз."],
  ["a wrong key", (route) => route.fulfill({ status: 401, json: {} }), "Ключ не подошёл: проверьте его. Черновик цел."],
  [
    "another manager's release",
    (route) => route.fulfill({ status: 409, json: { error: { message: "Другой выпуск уже публикуется." } } }),
    "Другой выпуск уже публикуется. Черновик цел.",
  ],
];

for (const [title, answer, words] of OUTCOMES) {
  test(`${title}: the draft is there, after a reload as well, and can be sent again`, async ({ page }) => {
    await page.route("**/desk/releases", answer);
    await publishingSite(page);
    const desk = new DeskPage(page);
    await desk.open();
    await desk.price("Рама двери").fill("7500");
    await page.getByLabel("Кто выпускает").fill("Мария");
    await desk.release.getByLabel("Ключ публикации").fill("a-key");
    const publish = page.getByRole("button", { name: "Опубликовать на сайте" });
    await publish.click();
    await expect(desk.release.getByText(words)).toBeVisible();
    await expect(publish).toBeEnabled();
    await page.reload();
    await expect(desk.price("Рама двери")).toHaveValue("7500");
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
  });
}
