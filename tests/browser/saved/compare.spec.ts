import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { COMPARED, seed, VARIANTS } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const FIRST = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1";
const SECOND = "roof=dvuhskat&width=15000&length=30&height=4350&gates=1&montazh=1";

test("calculations stand side by side with what the API says, four at most; one opens in the form, one gives its place", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const dialog = page.getByRole("dialog");
  const cells = (name: string) => dialog.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
  const answers: CalcResponse[] = [];

  await test.step("two", async () => {
    for (const query of [FIRST, SECOND]) {
      answers.push(await calculated(page, query));
      await calculator.open(`?${query}`);
      await calculator.button("Добавить к сравнению").click();
      await expect(calculator.button("Открыть сравнение")).toBeVisible();
    }
    const [first, second] = answers as [CalcResponse, CalcResponse];
    await calculator.button("Открыть сравнение").click();
    await expect(dialog.locator("svg.building")).toHaveCount(2);
    await expect(cells("Итого с НДС")).toHaveText([
      `${roubles(first.result.total_with_vat)}дешевле всех`,
      roubles(second.result.total_with_vat),
    ]);
    await expect(cells("Ширина")).toHaveText(["12\u00a0м", "15\u00a0м"]);
  });

  await test.step("only rows that differ are shown; of all rows those are marked, by more than a colour", async () => {
    const rows = dialog.locator("th[scope=row]");
    await expect(dialog.getByRole("rowheader", { name: "Длина" })).toHaveCount(0);
    const different = await rows.count();
    await page.getByRole("switch", { name: "Показать все строки" }).check();
    await expect(dialog.getByRole("rowheader", { name: "Длина" })).toHaveCount(1);
    const marked = dialog.getByRole("rowheader", { name: "различается" });
    await expect(marked).toHaveCount(different);
    await expect(marked.filter({ hasText: "Ширина" })).toContainText("≠");
    await expect(marked.filter({ hasText: "Длина" })).toHaveCount(0);
    await page.getByRole("switch").uncheck();
    await expect(rows).toHaveCount(different);
  });

  await test.step("a fifth waits until one gives its place; one that was removed comes back", async () => {
    await seed(page, COMPARED, VARIANTS);
    await page.reload();
    await calculator.button("Добавить к сравнению").click();
    const heads = dialog.locator(".variant-size");
    await expect(dialog).toContainText("уберите один");
    await expect(heads).toHaveCount(4);
    await expectAccessible(page);
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

  await test.step("the focus stays inside, and the table scrolls by the arrows where it is wider than the window", async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    const table = page.getByRole("region", { name: "Таблица сравнения" });
    for (let at = 0; at < 30; at++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest("dialog") === null;
      });
      expect(isOutside).toBe(false);
    }
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  await test.step("one opens in the form, with its price since it was added", async () => {
    await calculator.button("Открыть вариант 2 в форме").click();
    await expect(dialog).toHaveCount(0);
    await expect(calculator.roof("Односкатный приставной")).toBeChecked();
    await expect(calculator.textbox("Длина")).toHaveValue("32,5");
    await expect(page.getByRole("alert")).toContainText("было 2\u00a0000\u00a0000\u00a0₽, сейчас");
    await calculator.expectInAddress({ panels_high_wall: "1" });
    await calculator.expectWhatApiSays();
  });
});
