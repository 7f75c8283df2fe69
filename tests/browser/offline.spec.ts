import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { exampleCalls } from "../../src/api/example-calls.ts";
import { exampleSearch } from "../../src/search/example-search.ts";
import { roubles } from "../../src/engine/texts/format.ts";
import { engine, handler } from "../support/built-product.ts";
import { CalculatorPage } from "./calculator-page.ts";
import { expect, test } from "./offline-site.ts";

const calls = exampleCalls(engine.priceList);
const answer = engine.calculate(calls.request);
if (answer.status !== 200) throw new Error("the example hangar cannot be calculated");
const { calculation_id } = answer.body;

const PAGES = [
  "/",
  `/?${calls.query.split("?")[1]}`,
  "/?utm_source=mail",
  "/index.html",
  "/docs/",
  "/docs",
  "/docs/how-to-call/",
  "/docs/how-to-call?from=somewhere",
  "/request/",
  `/request/?calculation_id=${calculation_id}`,
  `/request?calculation_id=${calculation_id}`,
];

const API = [
  calls.query,
  calls.path,
  calls.pathWithHyphens,
  calls.pathWithCommas,
  `/v1/calc/id/${calculation_id}`,
  "/v1/calc?roof=dvuhskat&width=99&length=30",
  "/v1/calc/id/nothing",
  exampleSearch(answer.body),
  "/v1/search?budget=nothing",
  "/v1/no-such-path",
  "/prices.json",
  "/openapi.json",
  "/llms.txt",
];

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ site }) => site.serve("dist"));

/** What a page says, but for the line that tells how fresh its prices are. */
const CONTENT = "main:not(:has(.sl-markdown-content)), .sl-markdown-content";

test("after one visit every page opens with the network off", async ({ page, site, context }) => {
  await page.goto(site.url);
  const online: string[] = [];
  for (const path of PAGES) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    online.push(await page.locator(CONTENT).innerText());
  }
  await site.visit(page);
  await site.goOffline(context);
  for (const [at, path] of PAGES.entries()) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator(CONTENT), path).toHaveText(online[at]!, { useInnerText: true });
  }
  expect(new URL(page.url()).search, "the query stays in the address").toContain("calculation_id=");
});

test("one visit to any one page is enough, that page included", async ({ page, site, context }) => {
  await site.visit(page, "/docs/");
  await site.goOffline(context);
  await page.goto(`${site.url}/`);
  await new CalculatorPage(page).checkbox("Монтаж каркаса").check();
  await page.goto(`${site.url}/docs/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("О расчёте");
});

test("the documentation is searched with the network off", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/docs/`);
  await page.getByRole("button", { name: "Поиск" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("фундамент");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute("href", /^\/docs\//);
});

test("offline the calculator computes what the engine says", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/`);
  const calculator = new CalculatorPage(page);
  await calculator.textbox("Длина").fill("42,35");
  await calculator.checkbox("Обшить сэндвич-панелями").check();
  await calculator.expectInAddress({ length: "42.35", panels: "1" });
  const { status, body } = engine.calculate(new URLSearchParams(calculator.search()));
  expect(status).toBe(200);
  if ("result" in body) await expect(calculator.total).toHaveText(roubles(body.result.total_with_vat));
});

test("API links are answered offline with the very bytes of the server", async ({ page, site, context }) => {
  await site.visit(page);
  await page.reload();
  // Another address: the browser may keep an answer of the server for a minute.
  const online = await page.goto(`${site.url}${calls.query}&utm_source=online`);
  expect(online?.headers()["x-answered-by"]).toBeUndefined();
  await site.goOffline(context);
  for (const path of API) {
    const expected = await handler(new Request(site.url + path));
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(expected.status);
    // The documents the browser itself may still have from when the worker loaded them.
    if (path.startsWith("/v1/")) expect(response?.headers()["x-answered-by"], path).toBe("service-worker");
    expect(response?.headers()["content-type"], path).toBe(expected.headers.get("content-type"));
    expect(await response?.text(), path).toBe(await expected.text());
  }
});

test("a POST and the stable engine file are answered offline too", async ({ page, site, context }) => {
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/docs/`);
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: string) =>
    page.evaluate(async ([path, body, headers]) => (await fetch(path, { method: "POST", body, headers })).text(), [
      path,
      body,
      headers,
    ] as const);
  expect(await post("/v1/calc", calls.body)).toBe(JSON.stringify(answer.body));
  const batch = JSON.stringify({ items: [calls.request, calls.request] });
  expect(await post("/v1/calc/batch", batch)).toBe(JSON.stringify({ items: [answer, answer] }));
  const imported = await page.evaluate(async (request) => {
    const path = "/engine.js";
    return (await import(path)).calculate(request);
  }, calls.request);
  expect(imported).toEqual(answer);
});

test("every file of the build is there offline, on the first page already", async ({ page, site, context }) => {
  const [files] = JSON.parse(readFileSync("dist/history.json", "utf8")) as string[][];
  const paths = files!.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`);
  expect(paths.length).toBeGreaterThan(5);
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(
        paths.map((path) =>
          fetch(path).then(
            (response) => response.ok,
            () => false,
          ),
        ),
      );
      return paths.filter((_, at) => !found[at]);
    }, paths);

  await site.visit(page);
  await site.goOffline(context);
  // No worker serves this page yet: the files come from where the worker's own loading left them.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await missing()).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  expect(await missing()).toEqual([]);
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
  await page.goto(`${site.url}/docs/`);
  await expect(line).toHaveText(told!);
  await site.serve("dist");
  await context.setOffline(false);
  // The tests' switch tells only the page that was open when it went off.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(line).toHaveText(/^Цены на/);
});

const WITHOUT_SERVICE: [name: string, answer: RequestListener][] = [
  ["a network that carries nothing", () => {}],
  ["a gateway without its server", (_, response) => response.writeHead(503).end("no server")],
  ["a connection that breaks", (request) => request.socket.destroy()],
];

for (const [name, answerOtherwise] of WITHOUT_SERVICE) {
  test(`${name} is no network: what is kept answers, and the page says so`, async ({ page, site }) => {
    // Every question waits as long as a person would.
    test.slow();
    await site.visit(page);
    await site.serveInstead(answerOtherwise);
    const response = await page.goto(site.url + calls.query);
    expect(response?.headers()["x-answered-by"]).toBe("service-worker");
    expect(await response?.text()).toBe(JSON.stringify(answer.body));
    await page.goto(`${site.url}/docs/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("О расчёте");
    await expect(page.locator("#freshness")).toHaveText(/^Без сети с/, { timeout: 20_000 });
  });
}

test("the sign-in page of a network does not count as a check of the prices", async ({ page, site }) => {
  await site.visit(page);
  await site.serveInstead((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"),
  );
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("#freshness")).toHaveText(/^Без сети с/);
  await expect(page.getByTestId("total")).toContainText("₽");
});

test("prices past their day are told in amber and still given", async ({ page, site }) => {
  await page.clock.setFixedTime(new Date("2036-01-15T12:00:00"));
  await site.visit(page);
  const line = page.locator("#freshness");
  await expect(line).toHaveClass(/warning/);
  await expect(line).toHaveText(/действовали по\s.* уточните/);
  await expect(page.getByTestId("total")).toContainText("₽");
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
