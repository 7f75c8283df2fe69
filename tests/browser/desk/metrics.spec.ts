import { expect, test, type Page } from "@playwright/test";
import { RunningServer } from "../../server/running-server.ts";
import { expectAccessible } from "../page-objects/axe.ts";

const TOKEN = "a-token-of-more-than-thirty-two-characters";

let site: RunningServer;
test.beforeAll(async () => {
  site = await RunningServer.startWith({ METRICS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

async function open(page: Page, url = site.url): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/desk/metrics/`);
}

async function give(page: Page, key: string): Promise<void> {
  await page.getByLabel("Ключ метрик").fill(key);
  await page.getByRole("button", { name: "Показать" }).click();
}

const rowOf = (page: Page, table: string, name: string) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

test("what people ask for and cannot have is seen by whoever has the key, and goes on while the page is seen", async ({
  page,
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

  await open(page);
  for (const wrong of ["another-key", "ключ"]) {
    await give(page, wrong);
    await expect(page.getByRole("alert")).toHaveText("Ключ не подошёл: проверьте его.");
  }
  await give(page, TOKEN);
  await expect(page.getByRole("heading", { name: "Сервер в порядке" })).toBeVisible();
  await expect(page.getByLabel("Ключ метрик")).toBeHidden();
  const calculations = rowOf(page, "Запросы", "Расчёт");
  await expect(calculations.getByRole("cell")).toHaveText(["4", "3", "0"]);
  await expect(rowOf(page, "Каких размеров не хватает", "Ширина 33 м").getByRole("cell")).toHaveText("2");
  await expect(rowOf(page, "Почему отказано", "Такого размера нет: ширина").getByRole("cell")).toHaveText("3");
  await expectAccessible(page);

  await ask(33);
  await page.clock.runFor(5_000);
  await expect(calculations.getByRole("cell")).toHaveText(["5", "4", "0"]);
  await expect(page.getByRole("img", { name: /^Запросов в минуту: сейчас \d/ })).toBeVisible();
  await page.getByText("Эти же числа таблицей").click();
  await expect(page.getByRole("region", { name: "Как идёт: числа" }).getByRole("row")).not.toHaveCount(2);

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

  expect(told.join("\n")).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(TOKEN);
  expect(errors).toEqual([]);
});

test("a server that is gone is told, what was seen stands, and one that was started anew has begun to count anew", async ({
  page,
}) => {
  let isGone = false;
  let text: string | undefined;
  await page.route("**/metrics", async (route) => {
    if (isGone) return route.abort();
    if (text === undefined) return route.continue();
    return route.fulfill({ contentType: "text/plain", body: text });
  });
  await open(page);
  await give(page, TOKEN);
  await expect(page.getByRole("heading", { name: "Сервер в порядке" })).toBeVisible();
  isGone = true;
  await page.clock.runFor(5_000);
  await expect(page.getByRole("alert")).toHaveText(
    /^Нет связи с сервером, пробуем снова\. Ниже — то, что было видно в /,
  );
  await expect(page.getByRole("heading", { name: "Сервер в порядке" })).toBeVisible();
  isGone = false;
  text = "<!doctype html>\n";
  await page.clock.runFor(5_000);
  await expect(page.getByRole("alert")).toHaveText(/^Сервер ответил не метриками/);
  text = 'process_start_time_seconds 1\nhangar_http_requests_total{route="/v1/calc",method="GET",status="200"} 1\n';
  await page.clock.runFor(5_000);
  await expect(rowOf(page, "Запросы", "Расчёт").getByRole("cell")).toHaveText(["1", "0", "0"]);
  await expect(page.getByRole("img", { name: /^Запросов в минуту: сейчас ещё не видно/ })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("where there are no metrics the page asks for no key and says how to have them", async ({ page, baseURL }) => {
  await open(page, baseURL);
  const way = page.getByRole("link", { name: "Как его включить" });
  await expect(page.getByLabel("Ключ метрик")).toBeHidden();
  await way.click();
  await expect(page.getByRole("heading", { name: "Видеть, как он работает" })).toBeInViewport();
});

for (const width of [320, 768, 1440]) {
  test(`the plots do not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.request.get(`${site.url}/v1/calc?roof=dvuhskat&width=33&length=30`);
    await open(page);
    await give(page, TOKEN);
    await expect(rowOf(page, "Запросы", "Расчёт")).toBeVisible();
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".card")].filter(
        (one) => one.scrollWidth > one.clientWidth,
      ),
    );
    expect(wide).toEqual([]);
  });
}
