import type { RequestListener } from "node:http";
import type { Page } from "@playwright/test";
import { exampleAnswer, exampleCalls } from "../../../src/documents/examples/example-calls.ts";
import { UNCHECKED_PRICES } from "../../../src/calculator/ui/connection.ts";
import { exampleSearch } from "../../../src/search/example-search.ts";
import { keptFiles } from "../../support/built-pages.ts";
import { engine, handler } from "../../support/built-product.ts";
import { product } from "../../support/product.ts";
import { expect, keptPaths, test } from "../../browser/servers/offline-site.ts";

const calls = exampleCalls(engine.priceList);
const answer = exampleAnswer(engine);
const { calculation_id } = answer;

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
  exampleSearch(answer),
  "/v1/search?budget=nothing",
  "/v1/no-such-path",
  "/prices.json",
  "/openapi.json",
  "/llms.txt",
];

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ site }) => site.serve(product));

const kept = keptFiles();
const missingFrom = (paths: readonly string[]): string[] =>
  [...kept.atInstall, ...kept.whenVisited].filter((path) => !paths.includes(path));

/** What a page says, but for what tells how fresh its prices are: a sentence, and the line of the total. */
const said = async (page: Page): Promise<string> => {
  let text = await page.locator("main:not(:has(.sl-markdown-content)), .sl-markdown-content").innerText();
  for (const told of [UNCHECKED_PRICES, ...(await page.locator(".total-bar-sub").allInnerTexts())])
    text = text.replaceAll(told, "");
  return text.replaceAll(/\s+/g, " ");
};

test("after a visit every page that was opened and every answer of the API is there with the network off, to the byte", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await site.visit(page);
  const online: string[] = [];
  for (const path of PAGES) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    online.push(await said(page));
  }
  // Another address: the browser may keep an answer of the server for a minute.
  const asked = await page.goto(`${site.url}${calls.query}&utm_source=online`);
  expect(asked?.headers()["x-answered-by"]).toBeUndefined();
  for (const path of API.filter((path) => !path.startsWith("/v1/"))) await page.goto(site.url + path);
  await site.goOffline(context);
  for (const [at, path] of PAGES.entries()) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await expect.poll(() => said(page), path).toBe(online[at]);
  }
  expect(new URL(page.url()).search, "the query stays in the address").toContain("calculation_id=");
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

test("an installed calculator has the whole documentation and its search with the network off", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await site.visit(page);
  const before = await keptPaths(page);
  expect(before.filter((path) => path.startsWith("/docs/") || path.startsWith("/pagefind/"))).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect.poll(async () => missingFrom(await keptPaths(page)), { timeout: 60_000 }).toEqual([]);
  await site.goOffline(context);
  await page.goto(`${site.url}/docs/`);
  await page.getByRole("button", { name: "Поиск" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("фундамент");
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveAttribute("href", /^\/docs\//, {
    timeout: 30_000,
  });
});

test("every file that the forms may need is there offline, on the first page already", async ({
  page,
  site,
  context,
}) => {
  const paths = kept.atInstall.filter((path) => /^\/_.*\.(js|css)$/.test(path));
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

const WITHOUT_SERVICE: [name: string, answer: RequestListener][] = [
  ["a network that carries nothing", () => {}],
  ["a gateway without its server", (_, response) => response.writeHead(503).end("no server")],
  ["a connection that breaks", (request) => request.socket.destroy()],
];

test("a network that is none, and its sign-in page: what is kept answers, and the page says so", async ({
  page,
  site,
}) => {
  // Every question waits as long as a person would.
  test.slow();
  await site.visit(page);
  const line = page.locator("#freshness");
  for (const [name, answerOtherwise] of WITHOUT_SERVICE) {
    await test.step(name, async () => {
      await site.serve(product);
      await page.goto(site.url);
      await expect(line).toHaveText(/^Цены на/);
      await site.serveInstead(answerOtherwise);
      const response = await page.goto(site.url + calls.query);
      expect(response?.headers()["x-answered-by"]).toBe("service-worker");
      expect(await response?.text()).toBe(JSON.stringify(answer));
      await page.goto(`${site.url}/podbor/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Какой ангар выйдет за ваши деньги");
      await expect(line).toHaveText(/^Без связи с/, { timeout: 20_000 });
    });
  }
  await test.step("the sign-in page does not count as a check of the prices", async () => {
    await site.serve(product);
    await page.goto(site.url);
    await expect(line).toHaveText(/^Цены на/);
    await site.serveInstead((_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"),
    );
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(line).toHaveText(/^Без связи с/);
    await expect(page.getByTestId("total")).toContainText("₽");
  });
});

test("it can be installed: the manifest and its icons are what they say", async ({ page, site }) => {
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
