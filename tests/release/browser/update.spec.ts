import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { root } from "../../../scripts/root.ts";
import type { Engine } from "../../../src/engine/create-engine.ts";
import { roubles } from "../../../src/text/format.ts";
import { Script } from "../../server/running-server.ts";
import { engine as oldEngine } from "../../support/built-product.ts";
import { copyProduct, examplePrices, product } from "../../support/product.ts";
import { CalculatorPage } from "../../browser/page-objects/calculator-page.ts";
import { expect, test } from "../../browser/servers/offline-site.ts";

/*
 * The same address served by the product under test and then by one with other prices, as it stands after an update of a
 * host: what an open page, a second one, and a page opened afterwards do.
 */
const folder = join(root, ".build/update-test");
const prices = join(folder, "prices");
const newer = join(folder, "newer");
const killing = join(folder, "killing");

// Three builds' worth of work.
test.describe.configure({ mode: "default" });
test.use({ serviceWorkers: "allow" });

let newEngine: Engine;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync(examplePrices, prices, { recursive: true });
  const list = join(prices, "price-list.yaml");
  const text = readFileSync(list, "utf8")
    .replace(/^ {2}version: .*$/m, '  version: "2099-01-02"')
    .replace(/^ {2}valid_until: .*\n/m, "")
    .replace(/gate_frame: (\d+)/, (_, price) => `gate_frame: ${Number(price) + 1000}`);
  writeFileSync(list, text);
  // As on a host: the new build stands where the old one stood.
  copyProduct(newer);
  await build("--prices", prices, "--out", newer);
  await build("--prices", examplePrices, "--out", killing, "--kill-switch");
  newEngine = (await import(pathToFileURL(join(newer, "site/engine.js")).href)) as Engine;
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function build(...args: string[]): Promise<void> {
  const { code, output } = await new Script("scripts/build.ts", { args }).ended;
  expect(output).toMatch(/^Built /m);
  expect(code).toBe(0);
}

/** As when the network comes back: the page asks the server what it has. */
const ask = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

const banner = (page: Page) => page.locator("#update");

/** Whether a new worker has its files and waits for consent. */
const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** The engines that the browser keeps; an old one goes when the new worker takes over. */
const keptEngines = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().flatMap(({ url }) => new URL(url).pathname.match(/^\/_engine\/.*/) ?? []);
  });

const newEnginePath = (): string => JSON.parse(readFileSync(join(newer, "site/version.json"), "utf8")).engine;

const total = (engine: Engine, search: string): string => {
  const { status, body } = engine.calculate(new URLSearchParams(search));
  if (status !== 200) throw new Error(body.error.details.join());
  return roubles(body.result.total_with_vat);
};

const HANGAR = "?roof=dvuhskat&width=15000&length=30&height=4350&gates=2";

test("open pages offer the new prices with both totals and take them by consent, without losing a letter", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await site.serve(product);
  await site.visit(page, `/${HANGAR}`);
  await page.reload();
  const [calculator, bar] = [new CalculatorPage(page), page.getByRole("region", { name: "Стоимость" })];
  await calculator.textbox("Длина").fill("42,35");
  await calculator.expectInAddress({ length: "42.35" });
  const search = calculator.search();
  const [was, becomes] = [total(oldEngine, search), total(newEngine, search)];
  await expect(calculator.total).toHaveText(was);
  await calculator.unfold();
  await calculator.textbox("Окна").fill("пять");
  const other = await context.newPage();
  await other.goto(`${site.url}/${HANGAR}`);
  await new CalculatorPage(other).textbox("Длина").fill("набрано тут");
  const docs = await context.newPage();
  await docs.goto(`${site.url}/docs/`);

  await test.step("the offer follows what is on the screen", async () => {
    await site.serve(newer);
    await ask(page);
    await expect(banner(page)).toContainText(`Цены обновлены: было ${was}, стало ${becomes}`);
    await expect(bar).toContainText(was);
    await expect(calculator.textbox("Окна")).toHaveValue("пять");
    await expect.poll(() => waits(page)).toBe(true);
    await calculator.textbox("Окна").fill("5");
    await calculator.expectInAddress({ windows: "5" });
    await expect(banner(page)).toContainText(`стало ${total(newEngine, calculator.search())}`);
    await calculator.textbox("Окна").fill("пять");
  });

  await test.step("put off it stays away; a page without a calculation tells the new date", async () => {
    await ask(docs);
    await expect(banner(docs)).toContainText(/Цены обновлены: теперь на 2\sянваря\s2099/);
    await banner(docs).getByRole("button", { name: "Позже" }).click();
    await expect(banner(docs)).toBeEmpty();
    const asked = docs.waitForResponse("**/version.json");
    await ask(docs);
    await asked;
    await expect(banner(docs)).toBeEmpty();
  });

  await test.step("taken", async () => {
    await banner(page).getByRole("button", { name: "Обновить" }).click();
    await expect(page.locator("#freshness")).toHaveText(/^Цены на 2\sянваря\s2099$/);
    await expect(calculator.textbox("Окна")).toHaveValue("пять");
    await expect(calculator.textbox("Длина")).toHaveValue("42,35");
    await calculator.textbox("Окна").fill("0");
    await expect(calculator.total).toHaveText(becomes);
    await expect(banner(page)).toBeEmpty();
    expect(await waits(page)).toBe(false);
  });

  await test.step("another open page is not reloaded, but told, and can follow", async () => {
    const length = new CalculatorPage(other).textbox("Длина");
    await expect(banner(other)).toContainText("Цены обновлены");
    await expect(length).toHaveValue("набрано тут");
    await expect(other.getByRole("region", { name: "Стоимость" })).toContainText(total(oldEngine, HANGAR));
    await banner(other).getByRole("button", { name: "Обновить" }).click();
    await expect(other.locator("#freshness")).toHaveText(/2099/);
    await expect(length).toHaveValue("набрано тут");
  });
});

test("consent given while the new files are still loading holds", async ({ page, site }) => {
  await site.serve(product);
  await site.visit(page, `/${HANGAR}`);
  await page.reload();
  await site.serve(newer);
  await ask(page);
  await banner(page).getByRole("button", { name: "Обновить" }).click();
  await expect(page.getByTestId("total")).toHaveText(total(newEngine, HANGAR));
  await expect(banner(page)).toBeEmpty();
  await expect.poll(() => keptEngines(page)).toEqual([newEnginePath()]);
});

test("a page opened after the update has the new prices at once, also offline, and so has what was opened of the documentation", async ({
  page,
  site,
  context,
}) => {
  await site.serve(product);
  await site.visit(page, `/${HANGAR}`);
  await page.goto(`${site.url}/docs/limits/`);
  await site.serve(newer);
  await page.goto(`${site.url}/${HANGAR}`);
  await expect(page.getByTestId("total")).toHaveText(total(newEngine, HANGAR));
  await expect(banner(page)).toBeEmpty();
  // The one open page is of the new build, so the new worker takes over by itself.
  await expect.poll(() => keptEngines(page)).toEqual([newEnginePath()]);
  await site.goOffline(context);
  await page.reload();
  await expect(page.getByTestId("total")).toHaveText(total(newEngine, HANGAR));
  const answer = await page.goto(`${site.url}/v1/calc${HANGAR}`);
  expect(await answer?.text()).toBe(JSON.stringify(newEngine.calculate(new URLSearchParams(HANGAR)).body));

  const response = await page.goto(`${site.url}/docs/limits/`);
  expect(response?.status()).toBe(200);
  await expect(page.locator("#freshness")).toHaveText(/2099/);
  const missing = await page.locator("link[rel=stylesheet], script[src]").evaluateAll(async (elements) => {
    const paths = elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src")!);
    const found = await Promise.all(
      paths.map((path) =>
        fetch(path).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return paths.filter((_, at) => !found[at]);
  });
  expect(missing).toEqual([]);
  expect((await page.goto(`${site.url}/docs/prices/`))?.status()).toBe(503);
});

test("the kill switch takes the worker and all that it kept out, and the page goes on", async ({ page, site }) => {
  await site.serve(product);
  await site.visit(page, `/${HANGAR}`);
  await page.reload();
  const calculator = new CalculatorPage(page);
  await calculator.textbox("Длина").fill("набрано");
  await site.serve(killing);
  await ask(page);
  const left = () =>
    page.evaluate(async () => ({
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: 0, workers: 0 });
  await expect(calculator.textbox("Длина")).toHaveValue("набрано");
  await page.goto(`${site.url}/docs/`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(left).toEqual({ caches: 0, workers: 0 });
});
