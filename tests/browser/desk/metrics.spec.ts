import { expect, test, type Page } from "@playwright/test";
import { RunningServer } from "../../server/running-server.ts";
import { expectAccessible } from "../page-objects/axe.ts";

const TOKEN = "a-token-of-more-than-thirty-two-characters";

let site: RunningServer;
test.beforeAll(async () => {
  site = await RunningServer.startWith({ METRICS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

/** Looks are seconds apart, and one at a time: the page's clock goes on until one of them has shown it. */
async function expectSeen(page: Page, shown: (wait: { timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await shown({ timeout: 1_000 });
  }).toPass();
}

test("what people ask for and cannot have is seen by whoever has the key, as long as the page is seen; a server that is gone or new is told", async ({
  page,
  baseURL,
}) => {
  const ask = (width: number) => page.request.get(`${site.url}/v1/calc?roof=dvuhskat&width=${width}&length=30`);
  for (const width of [12, 33, 33, 40]) await ask(width);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => /Content Security/.test(message.text()) && errors.push(message.text()));
  const told: string[] = [];
  let looks = 0;
  page.on("request", (request) => {
    const url = new URL(request.url());
    const { authorization, ...headers } = request.headers();
    told.push(request.url(), JSON.stringify(headers), request.postData() ?? "");
    if (url.pathname !== "/metrics") return expect(authorization).toBeUndefined();
    if (authorization === `Bearer ${TOKEN}`) looks += 1;
  });
  const give = async (key: string) => {
    await page.getByLabel("Ключ метрик").fill(key);
    await page.getByRole("button", { name: "Показать" }).click();
  };
  const cellsOf = (table: string, name: string) =>
    page.getByRole("table", { name: table }).getByRole("row", { name }).getByRole("cell");
  const calculations = cellsOf("Запросы", "Расчёт");
  const well = page.getByRole("heading", { name: "Сервер в порядке" });
  const alert = page.getByRole("alert");

  await test.step("by whoever has the key", async () => {
    await page.clock.install();
    await page.goto(`${site.url}/desk/metrics/`);
    for (const wrong of ["another-key", "ключ"]) {
      await give(wrong);
      await expect(alert).toHaveText("Ключ не подошёл: проверьте его.");
    }
    await give(TOKEN);
    await expect(well).toBeVisible();
    await expect(page.getByLabel("Ключ метрик")).toBeHidden();
    await expect(calculations).toHaveText(["4", "3", "0"]);
    await expect(cellsOf("Каких размеров не хватает", "Ширина 33 м")).toHaveText("2");
    await expect(cellsOf("Почему отказано", "Такого размера нет: ширина")).toHaveText("3");
    await expectAccessible(page);
  });

  await test.step("as it goes on", async () => {
    await ask(33);
    await expectSeen(page, (wait) => expect(calculations).toHaveText(["5", "4", "0"], wait));
    await expect(page.getByRole("img", { name: /^Запросов в минуту: сейчас \d/ })).toBeVisible();
    await page.getByText("Эти же числа таблицей").click();
    await expect(page.getByRole("region", { name: "Как идёт: числа" }).getByRole("row")).not.toHaveCount(2);
  });

  await test.step("while the page is seen", async () => {
    const turnAway = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await turnAway(true);
    const before = looks;
    await page.clock.runFor(60_000);
    expect(looks).toBe(before);
    await turnAway(false);
    await expect.poll(() => looks).toBeGreaterThan(before);
  });

  await test.step("a server that is gone is told, and what was seen stands; a new one has begun to count anew", async () => {
    let text: string | undefined;
    await page.route("**/metrics", (route) =>
      text === undefined ? route.abort() : route.fulfill({ contentType: "text/plain", body: text }),
    );
    const gone = /^Нет связи с сервером, пробуем снова\. Ниже — то, что было видно в /;
    await expectSeen(page, (wait) => expect(alert).toHaveText(gone, wait));
    await expect(well).toBeVisible();
    text = "<!doctype html>\n";
    await expectSeen(page, (wait) => expect(alert).toHaveText(/^Сервер ответил не метриками/, wait));
    text = 'process_start_time_seconds 1\nhangar_http_requests_total{route="/v1/calc",method="GET",status="200"} 1\n';
    await expectSeen(page, (wait) => expect(calculations).toHaveText(["1", "0", "0"], wait));
    await expect(page.getByRole("img", { name: /^Запросов в минуту: / })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  expect(told.join("\n")).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(TOKEN);
  expect(errors).toEqual([]);

  await test.step("where there are none the page asks for no key and says how to have them", async () => {
    await page.unroute("**/metrics");
    await page.goto(`${baseURL}/desk/metrics/`);
    await expect(page.getByRole("link", { name: "Как его включить" })).toBeVisible();
    await expect(page.getByLabel("Ключ метрик")).toBeHidden();
    await page.getByRole("link", { name: "Как его включить" }).click();
    await expect(page.getByRole("heading", { name: "Видеть, как он работает" })).toBeInViewport();
  });
});
