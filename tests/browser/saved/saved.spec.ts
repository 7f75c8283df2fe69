import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { OLD_SAVED, SAVED, seed } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "?roof=dvuhskat&width=15000&length=32.5&height=5550&gates=2&panels=1";

test("a calculation is saved under the name of its sizes, and opened again after a visit", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(HANGAR);
  await calculator.expectWhatApiSays();
  const total = (await calculator.total.textContent())!;
  await calculator.button(/^Сохранить/).click();
  await expect(calculator.textbox("Название")).toHaveValue("Двускатный 15 × 32,5\u00a0м, высота 5,55\u00a0м");
  await expect(calculator.textbox("Название")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await calculator.open();
  await expect(calculator.total).not.toHaveText(total);
  await calculator.button(/^Сохранённые/).click();
  const item = page.getByRole("dialog").getByRole("listitem");
  await expect(item).toContainText(total);
  await expect(item).toContainText(await page.evaluate(() => new Date().getFullYear().toString()));
  await calculator.button("Открыть «Двускатный 15").click();
  await expect(calculator.total).toHaveText(total);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await calculator.expectInAddress({ width: "15000", length: "32.5", panels: "1" });
  await calculator.expectWhatApiSays();
});

test("a name of one's own; renaming; deleting and taking that back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(HANGAR);
  for (const name of ["Первый", "Второй", "Третий"]) {
    await calculator.button(/^Сохранить/).click();
    await calculator.textbox("Название").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Сохранить" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await calculator.button(/^Сохранённые\s+3/).click();
  const names = page.locator(".saved-name");
  await expect(names).toHaveText(["Третий", "Второй", "Первый"]);

  await calculator.button("Переименовать «Второй»").click();
  const field = calculator.textbox("Новое название");
  await field.fill("Передумал");
  await field.press("Escape");
  await expect(names).toHaveText(["Третий", "Второй", "Первый"]);
  await expect(calculator.button("Переименовать «Второй»")).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("  Склад  ");
  await field.press("Enter");
  await expect(names).toHaveText(["Третий", "Склад", "Первый"]);

  await calculator.button("Удалить «Склад»").click();
  await expect(names).toHaveText(["Третий", "Первый"]);
  await expect(page.getByRole("status").filter({ hasText: "Удалено: Склад" })).toBeVisible();
  await expect(calculator.button("Вернуть")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Третий", "Склад", "Первый"]);
  await page.reload();
  await calculator.button(/^Сохранённые\s+3/).click();
  await expect(names).toHaveText(["Третий", "Склад", "Первый"]);
});

test.describe("opened under another price list", () => {
  async function open(calculator: CalculatorPage, saved: object): Promise<CalcResponse> {
    const { page } = calculator;
    await calculator.open();
    const answer = (await (await page.request.get(`/v1/calc?${OLD_SAVED.query}`)).json()) as CalcResponse;
    await seed(page, SAVED, [{ ...OLD_SAVED, ...saved }]);
    await page.reload();
    await calculator.button(/^Сохранённые/).click();
    await calculator.button("Открыть «").click();
    return answer;
  }

  test("it shows both totals and says so, until the form changes", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    const { result } = await open(calculator, {});
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(
      "По прайс-листу от 1\u00a0мая\u00a02025 было 1\u00a0000\u00a0000\u00a0₽, сейчас",
    );
    await expect(notice).toContainText(roubles(result.total_with_vat));
    await expect(notice).toContainText(roubles(Math.abs(result.total_with_vat - OLD_SAVED.total_with_vat)));
    await expect(calculator.total).toHaveText(roubles(result.total_with_vat));
    await calculator.unfold();
    await calculator.button(/Двери.*больше/).click();
    await expect(notice).toHaveCount(0);
  });

  test("the same total is told as such", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    const { result } = (await (await page.request.get(`/v1/calc?${OLD_SAVED.query}`)).json()) as CalcResponse;
    await open(calculator, { total_with_vat: result.total_with_vat });
    await expect(page.getByRole("alert")).toContainText("столько же");
  });

  test("a hangar that is no longer offered keeps what it cost", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await open(calculator, { query: "roof=dvuhskat&width=24000&length=30&doors=2" });
    await expect(page.getByRole("alert")).toContainText("1\u00a0000\u00a0000\u00a0₽");
    await expect(page.getByRole("alert")).toContainText("такого ангара нет");
    await expect(calculator.textbox("Ширина")).toHaveValue("24");
    await expect(calculator.textbox("Двери")).toHaveValue("2");
  });
});

test.describe("storage that is not as it should be", () => {
  for (const [title, value, left] of [
    ["no JSON", "{[", 0],
    ["no list", { a: 1 }, 0],
    ["one damaged item", [{ ...OLD_SAVED, total_with_vat: "много" }, null, 5, OLD_SAVED], 1],
  ] as const) {
    test(`${title}: what is whole is there, and saving works`, async ({ page }) => {
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await seed(page, SAVED, value);
      await page.reload();
      await calculator.button(/^Сохранить/).click();
      await calculator.textbox("Название").press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await calculator.button(/^Сохранённые/).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(left + 1);
    });
  }

  for (const [title, broken, told] of [
    [
      "full",
      () =>
        Object.assign(Storage.prototype, {
          setItem: () => {
            throw new DOMException("", "QuotaExceededError");
          },
        }),
      "заполнена",
    ],
    [
      "forbidden",
      () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("", "SecurityError");
          },
        }),
      "не даёт",
    ],
  ] as const) {
    test(`${title}: it is told, and the list stays while the page is open`, async ({ page }) => {
      await page.addInitScript(broken);
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await calculator.button(/^Сохранить/).click();
      await calculator.textbox("Название").press("Enter");
      await expect(page.getByRole("alert")).toContainText(told);
      await page.keyboard.press("Escape");
      await calculator.button(/^Сохранённые\s+1/).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
    });
  }
});

test("what another tab saves is there at once", async ({ page, context }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.arrive();
  const other = await context.newPage();
  await other.goto("/docs/");
  await seed(other, SAVED, [OLD_SAVED]);
  await expect(calculator.button(/^Сохранённые\s+1/)).toBeVisible();
});
