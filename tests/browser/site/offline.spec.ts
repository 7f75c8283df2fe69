import { exampleCalls } from "../../../src/api/openapi/examples/example-calls.ts";
import { roubles } from "../../../src/text/format.ts";
import { russian, understand } from "../../../src/understanding/index.ts";
import { engine } from "../../support/built-product.ts";
import { product } from "../../support/product.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { WishField } from "../page-objects/wish-field.ts";
import { expect, keptPaths, test } from "../servers/offline-site.ts";

const calls = exampleCalls(engine.priceList);
const answer = engine.calculate(calls.request);
if (answer.status !== 200) throw new Error("the example hangar cannot be calculated");

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ site }) => site.serve(product));

test("one visit to any one page is enough, that page included", async ({ page, site, context }) => {
  await site.visit(page, "/docs/");
  await expect.poll(() => keptPaths(page)).toContain("/docs/");
  await site.goOffline(context);
  await page.goto(`${site.url}/`);
  await new CalculatorPage(page).checkbox("Монтаж каркаса").check();
  await page.goto(`${site.url}/docs/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("О расчёте");
});

test("a page of the documentation that was not opened says so offline, with ways back", async ({
  page,
  site,
  context,
}) => {
  await site.visit(page);
  await site.goOffline(context);
  for (const path of ["/docs/limits/", "/docs/limits?x=1", "/en/docs/"]) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Эту страницу вы ещё не открывали");
  }
  await page.getByRole("main").getByRole("link", { name: "Подбор по бюджету" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Какой ангар выйдет за ваши деньги");
  // The function without the document would say that there is no such address.
  await expect(page.evaluate(() => fetch("/openapi.json"))).rejects.toThrow();
});

test("offline the calculator computes what the engine says", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/`);
  const calculator = new CalculatorPage(page);
  await calculator.textbox("Длина").fill("42,35");
  await calculator.checkbox("Сэндвич-панели").check();
  await calculator.expectInAddress({ length: "42.35", panels: "1" });
  const { status, body } = engine.calculate(new URLSearchParams(calculator.search()));
  expect(status).toBe(200);
  if ("result" in body) await expect(calculator.total).toHaveText(roubles(body.result.total_with_vat));
});

test("offline a wish is understood as it is with a network, on both pages that have its field", async ({
  page,
  site,
  context,
}) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/`);
  const calculator = new CalculatorPage(page);
  await new WishField(page).type("двускатный 15 на 42, двое ворот");
  await calculator.expectInAddress({ width: "15000", length: "42", gates: "2" });
  await page.goto(`${site.url}/podbor/`);
  await new WishField(page).type("до 5 млн");
  await expect(calculator.textbox("Бюджет на ангар")).toHaveValue("5\u00a0000\u00a0000");
});

test("a POST and the stable engine file are answered offline too", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/podbor/`);
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: string) =>
    page.evaluate(async ([path, body, headers]) => (await fetch(path, { method: "POST", body, headers })).text(), [
      path,
      body,
      headers,
    ] as const);
  expect(await post("/v1/calc", calls.body)).toBe(JSON.stringify(answer.body));
  const item = { status: answer.status, body: answer.body };
  const batch = JSON.stringify({ items: [calls.request, calls.request] });
  expect(await post("/v1/calc/batch", batch)).toBe(JSON.stringify({ items: [item, item] }));
  const text = "двускатный 12 на 30, двое ворот";
  const wish = understand(text, { priceList: engine.priceList, baseUrl: engine.baseUrl, texts: russian });
  expect(JSON.parse(await post("/v1/understand", JSON.stringify({ text })))).toEqual(wish);
  const asked = await page.evaluate(
    async (path) => {
      const response = await fetch(path);
      return [response.headers.get("x-answered-by"), await response.json()];
    },
    `/v1/understand?${new URLSearchParams({ text })}`,
  );
  expect(asked).toEqual(["service-worker", wish]);
  const imported = await page.evaluate(async (request) => {
    const path = "/engine.js";
    return (await import(path)).calculate(request);
  }, calls.request);
  expect(imported).toEqual(answer);
});

test("an unknown address shows the 404 page offline", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  for (const path of ["/no-such-page", "/docs/no-such-page/?x=1"]) {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Такой страницы нет");
  }
});

test("the page says the date of its prices and, offline, since when", async ({ page, site, context }) => {
  await site.visit(page);
  const line = page.locator("#freshness");
  await expect(line).toHaveText(/^Цены на \d+\s[а-я]+\s\d{4}$/);
  await site.goOffline(context);
  const since = /^Без сети с\s\d\d:\d\d · цены на \d+\s[а-я]+\s\d{4}$/;
  await expect(line).toHaveText(since);
  const told = await line.textContent();
  await page.goto(`${site.url}/podbor/`);
  await expect(line).toHaveText(told!);
  await site.serve(product);
  await context.setOffline(false);
  // The tests' switch tells only the page that was open when it went off.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(line).toHaveText(/^Цены на/);
});

test("can be installed", async ({ page, site }) => {
  await site.visit(page);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(site.url + address)).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone", lang: "ru" });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await page.request.get(site.url + src);
    expect(response.headers()["content-type"]).toContain(type);
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${width}x${width}`).toBe(sizes);
  }
});
