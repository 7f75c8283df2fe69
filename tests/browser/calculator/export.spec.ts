import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { roubles } from "../../../src/text/format.ts";
import { readWorkbook } from "../../support/files/read-workbook.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const SMALL = "?roof=dvuhskat&width=10000&length=5&height=3150";

/** Every option that adds a line to the bill. */
const LARGEST =
  "?roof=odnoskat-pristavnoy&width=15000&length=197.35&height=6750&truss=demountable&gates=2&rails=h1610&doors=1" +
  "&windows=4&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&panels_high_wall=1&panels_montazh=1&dekor_roof=1" +
  "&dekor_wall=1";

async function open(page: Page, search: string): Promise<CalculatorPage> {
  const calculator = new CalculatorPage(page);
  await calculator.open(search);
  await expect(calculator.total).toBeVisible();
  return calculator;
}

async function saved(page: Page, button: string): Promise<{ download: Download; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { download, content: await readFile(await download.path()) };
}

test("the text on the clipboard has the hangar, the total, the id, the link and what is not in the price", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calculator = await open(page, LARGEST);
  await calculator.button("Скопировать текст").click();
  await expect(calculator.button("Скопировано")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const body = await calculator.apiAnswer();
  for (const expected of [
    roubles(body.result.total_with_vat),
    roubles(body.price_per_m2_with_vat),
    body.calculation_id,
    body.calculator_link,
    "15 × 197,35\u00a0м",
    "Доставка в цену не входит",
  ]) {
    expect(text).toContain(expected);
  }
});

test("Excel comes on demand and its formulas come to the API's numbers", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const calculator = await open(page, LARGEST);
  expect(scripts.filter((url) => url.includes("workbook"))).toEqual([]);
  const { download, content } = await saved(page, "Excel");
  const body = await calculator.apiAnswer();
  expect(download.suggestedFilename()).toBe(`angar-15x197.35-${body.calculation_id}.xlsx`);
  const sheet = readWorkbook(content);
  const sums = [...sheet.formulas.keys()].map((address) => sheet.evaluated(address));
  const { result } = body;
  for (const line of [...result.materials, ...result.works]) if (!line.group) expect(sums).toContain(line.sum);
  expect(sums.slice(-5)).toEqual([
    result.materials_sum,
    result.works_sum,
    result.total_with_vat,
    result.vat_included,
    body.price_per_m2_with_vat,
  ]);
  await expect(calculator.button("Сохранено")).toBeVisible();
});

test("a failed load of the Excel part is told and can be tried again", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  await page.route("**/workbook.*.js", (route) => route.abort());
  const calculator = await open(page, SMALL);
  await calculator.button("Excel").click();
  await expect(calculator.button("Не вышло — проверьте связь")).toBeVisible();
  await expect(calculator.button("Excel")).toBeVisible();
  await page.close();
});

test("files made in the browser are those of the server, to the byte", async ({ page }) => {
  const calculator = await open(page, SMALL);
  await calculator.button("Чертежи и 3D").click();
  const { files } = await calculator.apiAnswer();
  for (const [button, link] of [
    ["Чертёж DXF", files.dxf],
    ["Модель здания IFC", files.ifc],
    ["3D-модель GLB", files.glb],
    ["Лист чертежей SVG", files.svg],
    ["Таблица CSV", `${files.csv}?dialect=ru`],
  ] as const) {
    const { content } = await saved(page, button);
    const { pathname, search } = new URL(link);
    const answer = await page.request.get(pathname + search);
    expect(answer.status(), button).toBe(200);
    expect(content.equals(await answer.body()), button).toBe(true);
  }
  await expect(page.getByRole("img", { name: "QR-код этого расчёта" })).toBeVisible();
});

test("on Android the hangar is seen on one's own site", async ({ browser, baseURL }) => {
  const userAgent =
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36";
  const page = await browser.newPage({ baseURL: baseURL!, userAgent, isMobile: true, hasTouch: true });
  const calculator = await open(page, SMALL);
  await calculator.button("Чертежи и 3D").click();
  const { files, calculator_link } = await calculator.apiAnswer();
  const link = await page.getByRole("link", { name: "Посмотреть на участке" }).getAttribute("href");
  expect(link).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?/);
  expect(decodeURIComponent(link!)).toContain(files.glb);
  expect(decodeURIComponent(link!)).toContain(calculator_link);
  await page.close();
});

test.describe("sharing", () => {
  test("is offered where the browser can, and hands over the text", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (shared) => Promise.resolve(void Object.assign(globalThis, { shared }));
    });
    const calculator = await open(page, SMALL);
    await calculator.button("Поделиться").click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared);
    const { result, calculator_link } = await calculator.apiAnswer();
    expect(shared.text).toContain(roubles(result.total_with_vat));
    expect(shared.text).toContain(calculator_link);
  });

  test("is not offered where it cannot", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    const calculator = await open(page, SMALL);
    await expect(calculator.button("Скопировать текст")).toBeVisible();
    await expect(calculator.button("Поделиться")).toHaveCount(0);
  });

  test("given up is no failure", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException("", "AbortError"));
    });
    const calculator = await open(page, SMALL);
    await calculator.button("Поделиться").click();
    await expect(calculator.button("Не вышло")).toHaveCount(0);
    await expect(calculator.button("Поделиться")).toBeVisible();
  });
});

test("while the form has an error nothing can be taken away", async ({ page }) => {
  const calculator = await open(page, SMALL);
  await calculator.textbox("Ворота").fill("99");
  await expect(
    page
      .locator("[inert]")
      .filter({ has: page.getByRole("button", { name: "Excel", exact: true, includeHidden: true }) }),
  ).toHaveCount(1);
});

test("on a phone, whose bar has no room for them, the files lie with the other ways to pass it on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = await open(page, SMALL);
  const { download } = await saved(page, "Смета в Excel");
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await calculator.button("Предложение в PDF").click();
  await expect(page.getByRole("dialog", { name: "Коммерческое предложение" })).toBeVisible();
});
