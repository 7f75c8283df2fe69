import { roubles } from "../../../src/text/format.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { OLD_SAVED, SAVED, seed } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "?roof=dvuhskat&width=15000&length=32.5&height=5550&gates=2&panels=1";

test("calculations are saved under their sizes or a name, renamed, deleted, brought back and opened after a visit", async ({
  page,
  context,
}) => {
  const calculator = new CalculatorPage(page);
  const dialog = page.getByRole("dialog");
  const names = page.locator(".saved-name");
  await calculator.open(HANGAR);
  await calculator.expectWhatApiSays();
  const total = (await calculator.total.textContent())!;

  await test.step("saved", async () => {
    await calculator.button(/^Сохранить/).click();
    await expect(calculator.textbox("Название")).toHaveValue("Двускатный 15 × 32,5\u00a0м, высота 5,55\u00a0м");
    await expect(calculator.textbox("Название")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const save = calculator.button(/^Сохран(ить|ено)$/);
    await expect(save).toHaveText("Сохранено");
    for (const name of ["Второй", "Третий"]) {
      await save.click();
      await calculator.textbox("Название").fill(name);
      await dialog.getByRole("button", { name: "Сохранить" }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step("renamed, and thought better of", async () => {
    await calculator.button(/^Сохранённые\s+3/).click();
    await expect(names).toHaveText(["Третий", "Второй", /^Двускатный 15/]);
    await calculator.button("Переименовать «Второй»").click();
    const field = calculator.textbox("Новое название");
    await field.fill("Передумал");
    await field.press("Escape");
    await expect(names).toHaveText(["Третий", "Второй", /^Двускатный 15/]);
    await expect(calculator.button("Переименовать «Второй»")).toBeFocused();
    await page.keyboard.press("Enter");
    await field.fill("  Склад  ");
    await expectAccessible(page);
    await field.press("Enter");
    await expect(names).toHaveText(["Третий", "Склад", /^Двускатный 15/]);
  });

  await test.step("deleted, and taken back", async () => {
    await calculator.button("Удалить «Склад»").click();
    await expect(names).toHaveText(["Третий", /^Двускатный 15/]);
    await expect(page.getByRole("status").filter({ hasText: "Удалено: Склад" })).toBeVisible();
    await expect(calculator.button("Вернуть")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(names).toHaveText(["Третий", "Склад", /^Двускатный 15/]);
  });

  await test.step("opened after a visit", async () => {
    await calculator.open("?roof=dvuhskat&width=10000&length=5");
    await expect(calculator.total).not.toHaveText(total);
    await calculator.button(/^Сохранённые\s+3/).click();
    const item = dialog.getByRole("listitem").last();
    await expect(item).toContainText(total);
    await expect(item).toContainText(await page.evaluate(() => new Date().getFullYear().toString()));
    await calculator.button("Открыть «Двускатный 15").click();
    await expect(calculator.total).toHaveText(total);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await calculator.expectInAddress({ width: "15000", length: "32.5", panels: "1" });
    await calculator.expectWhatApiSays();
  });

  await test.step("what another tab saves is there at once; its price is told beside today's until the form changes", async () => {
    const other = await context.newPage();
    await other.goto("/docs/");
    await seed(other, SAVED, [
      { ...OLD_SAVED, left_out: "без доставки", left_out_sentences: ["Не учтено: «доставка»."] },
    ]);
    await calculator.button(/^Сохранённые\s+1/).click();
    await calculator.button("Открыть «").click();
    const { result } = await calculated(page, OLD_SAVED.query);
    await expect(calculator.total).toHaveText(roubles(result.total_with_vat));
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(
      "По прайс-листу от 1\u00a0мая\u00a02025 было 1\u00a0000\u00a0000\u00a0₽, сейчас",
    );
    await expect(notice).toContainText(roubles(result.total_with_vat));
    await page.reload();
    await expect(page.locator(".total-bar-sub")).toContainText("без доставки");
    // As a long press does, which opens the request in a tab of its own.
    const request = page.getByRole("link", { name: "Оставить заявку" });
    await request.dispatchEvent("pointerdown");
    await other.goto((await request.getAttribute("href"))!);
    await expect(other.locator(".quote-text")).toContainText("Не учтено: «доставка».");
    await calculator.unfold();
    await calculator.button(/Двери.*больше/).click();
    await expect(notice).toHaveCount(0);
  });
});
