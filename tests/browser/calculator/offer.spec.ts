import type { Page } from "@playwright/test";
import { grouped, roubles } from "../../../src/text/format.ts";
import { inWords } from "../../../src/text/name-in-words.ts";
import { dateInWords } from "../../../src/text/date-in-words.ts";
import { stampedLink } from "../../../src/text/stamped-link.ts";
import { priceList } from "../../support/example-engine.ts";
import { expectAccessibleHere } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { sheetsOf } from "../page-objects/sheets-of.ts";

const SMALL = "?roof=dvuhskat&width=10000&length=5&height=3150";

/** Every option that adds a line to the bill, and the longest numbers. */
const LARGEST =
  "?roof=odnoskat-pristavnoy&width=15000&length=197.35&height=6750&truss=demountable&gates=2&rails=h1610&doors=1" +
  "&windows=4&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&panels_high_wall=1&panels_montazh=1&dekor_roof=1" +
  "&dekor_wall=1";

/** Until when the prices of the product under test are meant to hold. */
const LAST_DAY = priceList.meta.valid_until!;

/** Width of the paper between its margins, in CSS pixels: 182 mm. */
const PAPER = { width: 688, height: 1010 };

/** What makes the offer comes to life after the first price. */
async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("#offer > article")).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

/** Prints and stays on the paper; the number of its pages. */
async function print(page: Page): Promise<number> {
  await expectAlive(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  return sheetsOf(pdf);
}

const BARE = "?roof=s-kolonnoy-po-centru&width=23.7&length=60&height=6750";

for (const [title, search, pages] of [
  ["a small hangar", SMALL, 1],
  ["the longest bill of a bare frame", BARE, 1],
  ["the largest bill", LARGEST, 2],
] as const) {
  test(`the offer for ${title}: ${pages} A4 with the price, the bill and what is not in it`, async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open(search);
    const body = await calculator.apiAnswer();
    expect(await print(page)).toBe(pages);

    const offer = page.getByRole("article");
    const { result } = body;
    await expect(offer.getByRole("heading", { name: "Коммерческое предложение" })).toBeVisible();
    for (const expected of [
      body.calculation_id,
      roubles(result.total_with_vat),
      roubles(result.vat_included),
      roubles(body.price_per_m2_with_vat),
      body.production_time_text,
      stampedLink(body),
      "Доставка в цену не входит",
      search === LARGEST
        ? "полотна ворот и дверей, а также остекление окон в цену не входят"
        : "Обшивка в цену не входит",
    ]) {
      await expect(offer).toContainText(expected);
    }
    await expect(offer).not.toContainText(/estimate|undefined/);
    await expect(offer.locator(".offer-picture svg")).toHaveCount(1);
    await expect(offer.locator(".offer-drawings svg")).toHaveCount(search === LARGEST ? 3 : 0);
    const inOrder = [...result.materials, ...result.works].sort((a, b) => parseFloat(a.num) - parseFloat(b.num));
    const lines = inOrder.map((line) =>
      line.group ? line.num + line.name : new RegExp(`^${line.num}${inWords(line.name)}.*${grouped(line.sum)}$`),
    );
    await expect(offer.locator("tbody:not(.offer-totals) tr")).toHaveText(lines);
    await expect(page.getByText(body.provider.legal_name).locator("visible=true")).toHaveCount(2);
    for (const name of ["Параметры ангара", "Смета"]) await expect(page.getByRole("form", { name })).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Для программ" })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  });
}

test("a bare frame with gates is one A4 for a client with a name too", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event("beforeprint"));
  });
  await new CalculatorPage(page).open();
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Коммерческое предложение" });
  await dialog.getByLabel("Для кого").fill("КФХ «Рассвет», Иванов Пётр Сергеевич");
  await page.keyboard.press("Enter");
  await expect(page.locator("#offer")).toContainText("КФХ «Рассвет»");
  expect(await print(page)).toBe(1);
  await expect(page.locator("#offer")).toContainText("КФХ «Рассвет»");
});

test("the offer follows the form and its name is proposed for the file", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      Object.assign(globalThis, { titleInPrint: document.title });
      dispatchEvent(new Event("afterprint"));
    };
  });
  const calculator = new CalculatorPage(page);
  await calculator.open(SMALL);
  await calculator.textbox("Длина").fill("47,5");
  await calculator.expectInAddress({ length: "47.5" });
  const title = await page.title();
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Коммерческое предложение" });
  await dialog.getByLabel("Для кого").fill("  ООО  «Ромашка» <b> ");
  await expectAccessibleHere(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain(encodeURIComponent("Ромашка"));
  const { calculation_id, result } = await calculator.apiAnswer();
  const titleInPrint = await page.evaluate(() => (globalThis as unknown as { titleInPrint: string }).titleInPrint);
  expect(titleInPrint).toBe(`Коммерческое предложение ${calculation_id}`);
  expect(await page.title()).toBe(title);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toContainText(roubles(result.total_with_vat));
  await expect(page.getByText("Для: ООО «Ромашка» <b>", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR-код этого расчёта" })).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await expect(dialog.getByLabel("Для кого")).toHaveValue("ООО «Ромашка» <b>");
});

for (const [title, day, told] of [
  ["on the last day of its prices", LAST_DAY, `действует по ${dateInWords(LAST_DAY)}. Позже посчитаем заново`],
  ["after it", "2099-02-03", `цены действовали по ${dateInWords(LAST_DAY)}. Этот срок прошёл: подтвердите цену`],
] as const) {
  test(`an offer printed ${title} says until when it holds`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await new CalculatorPage(page).open(SMALL);
    await print(page);
    const offer = page.getByRole("article");
    await expect(offer).toContainText(`от ${dateInWords(day)}, `);
    await expect(offer).toContainText(told);
  });
}

test("whoever prints as soon as the page stands gets the offer for the link", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("beforeprint")));
  });
  const calculator = new CalculatorPage(page);
  await calculator.open(SMALL);
  await page.emulateMedia({ media: "print" });
  const { result } = await calculator.apiAnswer();
  await expect(page.getByRole("article")).toContainText(roubles(result.total_with_vat), { timeout: 2_000 });
});

test("a past price is never printed", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(SMALL);
  const past = (await calculator.total.textContent())!;
  await calculator.textbox("Ворота").fill("99");
  await expect(page.getByRole("region", { name: "Стоимость" })).toContainText("прошлый");
  expect(await print(page)).toBe(1);
  const paper = page.getByRole("article");
  await expect(paper.getByRole("heading")).toHaveText("Цены нет: в форме есть ошибка");
  await expect(paper).toContainText("целое число от 0 до 30");
  await expect(page.getByText(past).locator("visible=true")).toHaveCount(0);
});

test("a link that gives no price prints no price", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=99&length=30");
  expect(await print(page)).toBe(1);
  await expect(page.getByRole("article")).toContainText("Цены нет");
  await expect(page.getByText("₽").locator("visible=true")).toHaveCount(0);
});

test("paper is white and ink is black, also under a dark screen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await new CalculatorPage(page).open(SMALL);
  await print(page);
  const colours = await page
    .getByRole("article")
    .evaluate((offer) => [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(offer).color]);
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the ready calculation prints, the form does not", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: /^Что вы получите за .*₽$/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
    await expect(page.getByText("zakaz@").locator("visible=true")).toHaveCount(1);
  });
});
