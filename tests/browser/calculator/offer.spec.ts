import { grouped, roubles } from "../../../src/text/format.ts";
import { inWords } from "../../../src/text/name-in-words.ts";
import { stampedLink } from "../../../src/text/stamped-link.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { sheetsOf } from "../page-objects/sheets-of.ts";

const BARE = "?roof=s-kolonnoy-po-centru&width=23.7&length=60&height=6750";

/** Every option that adds a line to the bill, and the longest numbers. */
const LARGEST =
  "?roof=odnoskat-pristavnoy&width=15000&length=197.35&height=6750&truss=demountable&gates=2&rails=h1610&doors=1" +
  "&windows=4&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&panels_high_wall=1&panels_montazh=1&dekor_roof=1" +
  "&dekor_wall=1";

/** Width of the paper between its margins, in CSS pixels: 182 mm. */
const PAPER = { width: 688, height: 1010 };

test("whoever prints as soon as the page stands has the offer for the link, on paper as short as it can be", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("beforeprint")));
  });
  const calculator = new CalculatorPage(page);
  const offer = page.getByRole("article");
  for (const [title, search, sheets, drawings] of [
    ["the longest bill of a bare frame", BARE, 1, 0],
    ["the largest bill", LARGEST, 2, 3],
  ] as const) {
    await test.step(title, async () => {
      await page.emulateMedia({ media: null, colorScheme: "dark" });
      await calculator.open(search);
      await expect(page.locator("#offer > article")).toHaveCount(1);
      const body = await calculator.apiAnswer();
      const { result } = body;
      expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(sheets);

      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize(PAPER);
      await expect(offer.getByRole("heading", { name: "Коммерческое предложение" })).toBeVisible();
      for (const expected of [
        body.calculation_id,
        roubles(result.total_with_vat),
        roubles(result.vat_included),
        roubles(body.price_per_m2_with_vat),
        body.production_time_text,
        stampedLink(body),
        "Доставка в цену не входит",
      ]) {
        await expect(offer).toContainText(expected);
      }
      await expect(offer.locator(".offer-picture svg")).toHaveCount(1);
      await expect(offer.locator(".offer-drawings svg")).toHaveCount(drawings);
      const inOrder = [...result.materials, ...result.works].sort((a, b) => parseFloat(a.num) - parseFloat(b.num));
      const lines = inOrder.map((line) =>
        line.group ? line.num + line.name : new RegExp(`^${line.num}${inWords(line.name)}.*${grouped(line.sum)}$`),
      );
      await expect(offer.locator("tbody:not(.offer-totals) tr")).toHaveText(lines);
      // In the letterhead and at the foot.
      await expect(page.getByText(body.provider.legal_name).locator("visible=true")).toHaveCount(2);
      for (const name of ["Параметры ангара", "Смета"]) await expect(page.getByRole("form", { name })).toHaveCount(0);
      await expect(page.getByRole("button")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
      const colours = await offer.evaluate((paper) => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(paper).color,
      ]);
      expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    });
  }
});

test("the offer follows the form, is for whoever is named, and its own name is proposed for the file", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      Object.assign(globalThis, { titleInPrint: document.title });
      dispatchEvent(new Event("afterprint"));
    };
  });
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=12000&length=30&gates=1");
  const title = await page.title();
  await calculator.textbox("Длина").fill("47,5");
  await calculator.expectInAddress({ length: "47.5" });
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Коммерческое предложение" });
  await dialog.getByLabel("Для кого").fill("  КФХ  «Рассвет» <b>, Иванов Пётр Сергеевич ");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain(encodeURIComponent("Рассвет"));
  const { calculation_id, result } = await calculator.apiAnswer();
  const titleInPrint = await page.evaluate(() => (globalThis as unknown as { titleInPrint: string }).titleInPrint);
  expect(titleInPrint).toBe(`Коммерческое предложение ${calculation_id}`);
  expect(await page.title()).toBe(title);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toContainText(roubles(result.total_with_vat));
  await expect(page.getByText("Для: КФХ «Рассвет» <b>, Иванов Пётр Сергеевич", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR-код этого расчёта" })).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await expect(dialog.getByLabel("Для кого")).toHaveValue("КФХ «Рассвет» <b>, Иванов Пётр Сергеевич");
});
