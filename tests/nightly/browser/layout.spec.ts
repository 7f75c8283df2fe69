import { expect, test, type Page } from "@playwright/test";
import { MARK } from "../../../src/desk/preview/mark.ts";
import { CalculatorPage } from "../../browser/page-objects/calculator-page.ts";
import { DeskPage } from "../../browser/page-objects/desk-page.ts";
import { builtFiles } from "../../support/built-pages.ts";

const { pages } = await builtFiles();

const MISTAKES = "/?roof=dvuhskat&width=12000&length=30&gates=99&montaz=1";
const HANGAR = "/?roof=dvuhskat&width=12000&length=30&gates=2&panels=1&montazh=1";

const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 768, 1440]) {
  test.describe(`at ${width} px nothing scrolls sideways`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("any page", async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of [MISTAKES, ...pages.map(({ path }) => path)]) {
        await page.goto(path);
        expect(await over(page), path).toBe(0);
      }
    });

    test("the calculator with every position opened", async ({ page }) => {
      await new CalculatorPage(page).open(`${HANGAR.slice(1)}&piles=1&wall_progony=1`);
      for (const toggle of await page.locator("[data-code]").getByRole("button").all()) await toggle.click();
      expect(await over(page)).toBe(0);
    });

    test("the desk with a mistake, and its preview", async ({ page, context }) => {
      const desk = new DeskPage(page);
      await desk.open();
      await desk.price("Рама окна").fill("4938");
      await expect(page.getByText("Рама окна: 4938")).toBeVisible();
      expect(await over(page)).toBe(0);
      await desk.price("Рама окна").fill("4940");
      await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
      const [calculator] = await Promise.all([
        context.waitForEvent("page"),
        page.getByRole("button", { name: "Посмотреть на сайте" }).click(),
      ]);
      await expect(calculator.getByTestId("total")).toBeVisible();
      await expect(calculator.getByText(MARK)).toBeInViewport();
      expect(await over(calculator)).toBe(0);
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 600],
  [1366, 650],
  [768, 1024],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} the total and the way on are at the foot of the screen, wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const bar = page.getByRole("region", { name: "Стоимость" });
    for (const y of [0, 700, 100_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await expect(page.getByTestId("total")).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("link", { name: /заявк/i })).toBeInViewport({ ratio: 1 });
    }
    const { y, height: own } = (await bar.boundingBox())!;
    expect(y + own).toBe(height);
  });
}

for (const width of [1024, 1100, 1366]) {
  test(`at ${width} px the header is clear of the headline, and the bar names all parts of the price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(HANGAR);
    const parts = page.getByRole("list", { name: "Из чего складывается цена" });
    await expect(parts.getByRole("listitem")).toHaveCount(4);
    const list = (await parts.boundingBox())!;
    const last = (await parts.getByRole("listitem").last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height);
    const header = (await page.getByRole("banner").boundingBox())!;
    const headline = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(header.y + header.height).toBeLessThanOrEqual(headline.y);
  });
}

for (const width of [1000, 1440]) {
  test(`no name of a roof leaves its card, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/docs/request-builder/", "/", "/podbor/"]) {
      await page.goto(path);
      const wide = await page
        .locator(".roof-card")
        .evaluateAll((cards) =>
          cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
        );
      expect(wide, path).toEqual([]);
    }
  });
}

test("the total of the page in English stays in sight beside the form and never lies over the bill", async ({
  page,
}) => {
  await page.goto("/en/?roof=dvuhskat&width=15&length=30&gates=2&panels=1&piles=1");
  const calculator = page.locator("#calculator");
  const total = calculator.getByTestId("total");
  await calculator.getByRole("checkbox", { name: "Frame erection" }).scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport();
  for (const name of ["Side-wall column", "Sandwich panels", "Total with VAT"]) {
    await calculator.getByRole("row", { name }).first().scrollIntoViewIfNeeded();
    const [strip, bill] = [(await total.boundingBox())!, (await calculator.getByRole("table").boundingBox())!];
    expect(strip.y + strip.height).toBeLessThanOrEqual(bill.y);
  }
});
