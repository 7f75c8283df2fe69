import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { COMPARED, seed, VARIANTS } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const FIRST = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1";
const SECOND = "roof=dvuhskat&width=15000&length=30&height=4350&gates=1&montazh=1";

const open = async (calculator: CalculatorPage) => {
  await seed(calculator.page, COMPARED, VARIANTS);
  await calculator.page.reload();
  await calculator.arrive();
  await calculator.button(/^Сравнение\s+4/).click();
  await expect(calculator.page.getByRole("dialog").getByRole("table")).toBeVisible();
};

/** The text of a row's cells. */
const cells = (calculator: CalculatorPage, name: string) =>
  calculator.page
    .getByRole("dialog")
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .getByRole("cell");

test("two calculations side by side, each with what the API says", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const answers: CalcResponse[] = [];
  for (const query of [FIRST, SECOND]) {
    answers.push((await (await page.request.get(`/v1/calc?${query}`)).json()) as CalcResponse);
    await calculator.open(`?${query}`);
    await calculator.button("Добавить к сравнению").click();
    await expect(calculator.button("Открыть сравнение")).toBeVisible();
  }
  const [first, second] = answers as [CalcResponse, CalcResponse];
  await calculator.button("Открыть сравнение").click();
  await page.getByRole("switch", { name: "Показать все строки" }).check();
  await expect(cells(calculator, "Итого с НДС")).toHaveText([
    `${roubles(first.result.total_with_vat)}дешевле всех`,
    roubles(second.result.total_with_vat),
  ]);
  await expect(page.getByRole("dialog").locator("svg.building")).toHaveCount(2);
  await expect(cells(calculator, "За м²")).toHaveText(answers.map((body) => roubles(body.price_per_m2_with_vat)));
  const difference = second.result.total_with_vat - first.result.total_with_vat;
  await expect(cells(calculator, "Разница с первым")).toHaveText(["0\u00a0₽", `+${roubles(difference)}`]);
  await expect(cells(calculator, "Ширина")).toHaveText(["12\u00a0м", "15\u00a0м"]);
  await expect(cells(calculator, "Монтаж каркаса")).toHaveText(["нет", "да"]);
  await expect(cells(calculator, "6\\.")).toHaveText(["—", roubles(second.result.works_sum)]);
  await expect(cells(calculator, "Рамы")).toHaveText(answers.map(({ result }) => String(result.frames)));
});

test("only rows that differ are shown; of all rows those are marked, by more than a colour", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(`?${FIRST}`);
  await calculator.button("Добавить к сравнению").click();
  await calculator.checkbox("Винтовые сваи").check();
  await calculator.button("Добавить к сравнению").click();
  await calculator.button("Открыть сравнение").click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.locator("th[scope=row]");
  await expect(rows.filter({ hasText: "Винтовые сваи" })).toHaveCount(1);
  await expect(dialog.getByRole("rowheader", { name: "Ширина" })).toHaveCount(0);
  const different = await rows.count();
  await page.getByRole("switch", { name: "Показать все строки" }).check();
  await expect(dialog.getByRole("rowheader", { name: "Ширина" })).toHaveCount(1);
  const marked = dialog.getByRole("rowheader", { name: "различается" });
  await expect(marked).toHaveCount(different);
  await expect(marked.filter({ hasText: "Винтовые сваи" })).toContainText("≠");
  await expect(marked.filter({ hasText: "Ширина" })).toHaveCount(0);
  await page.getByRole("switch").uncheck();
  await expect(rows).toHaveCount(different);
});

test("sums of the sections add up to the total", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await open(calculator);
  await page.getByRole("switch", { name: "Показать все строки" }).check();
  const number = (text: string) => Number(text.replace(/[^\d]/g, ""));
  const totals = (await cells(calculator, "Итого с НДС").allTextContents()).map(number);
  const rows = await page
    .getByRole("dialog")
    .getByRole("row", { name: /^[1-7]\./ })
    .all();
  const sums = [0, 0, 0, 0];
  for (const row of rows) {
    const texts = await row.getByRole("cell").allTextContents();
    texts.forEach((text, at) => (sums[at]! += number(text)));
  }
  expect(sums).toEqual(totals);
});

test("four at most; one removed comes back or gives its place to the form's", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(`?${SECOND}`);
  await seed(page, COMPARED, VARIANTS);
  await page.reload();
  await calculator.button("Добавить к сравнению").click();
  const dialog = page.getByRole("dialog");
  const heads = dialog.locator(".variant-size");
  await expect(dialog).toContainText("уберите один");
  await expect(heads).toHaveCount(4);
  const sizes = await heads.allTextContents();

  await calculator.button("Убрать вариант 2").click();
  await expect(heads).toHaveCount(3);
  await expect(calculator.button("Вернуть")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heads).toHaveText(sizes);

  await calculator.button("Убрать вариант 2").click();
  await calculator.button("Добавить расчёт из формы").click();
  await expect(heads).toHaveText([sizes[0]!, sizes[2]!, sizes[3]!, "15 × 30 × 4,35\u00a0м"]);
});

test("a variant opens in the form, with its price since it was added", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await open(calculator);
  await calculator.button("Открыть вариант 3 в форме").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(calculator.roof("Односкатный приставной")).toBeChecked();
  await expect(calculator.textbox("Длина")).toHaveValue("32,5");
  await expect(page.getByRole("alert")).toContainText("было 2\u00a0000\u00a0000\u00a0₽, сейчас");
  await calculator.expectInAddress({ panels_high_wall: "1" });
  await calculator.expectWhatApiSays();
});

test("at 360 px the table scrolls under the names of its rows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await open(calculator);
  const table = page.getByRole("region", { name: "Таблица сравнения" });
  await table.focus();
  const last = cells(calculator, "Итого с НДС").last();
  const head = page.getByRole("dialog").getByRole("rowheader", { name: /^Итого/ });
  await expect(last).not.toBeInViewport();
  const before = await head.boundingBox();
  await table.evaluate((element) => element.scrollTo(10_000, 0));
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await head.boundingBox())!.x).toBeCloseTo(before!.x, 0);
  await expect(head).toBeInViewport({ ratio: 1 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});

test("on a phone the variants beyond the edge are told, and keys bring them into sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await open(calculator);
  const dialog = page.getByRole("dialog");
  const frame = dialog.locator(".compare-frame");
  await expect(dialog.getByText("Листайте вбок")).toBeVisible();
  await expect(frame).toHaveClass(/has-more/);
  await dialog.getByRole("region", { name: "Таблица сравнения" }).focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(frame).not.toHaveClass(/has-more/, { timeout: 100 });
  }).toPass();
});
