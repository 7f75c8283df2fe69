import { roubles } from "../../../src/text/format.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { cards } from "../page-objects/search-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("words come back with a reload, with what was answered and changed since, and not beside another hangar", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";
  await calculator.open();
  await test.step("their question, then its answer", async () => {
    await wish.paste(words);
    await calculator.expectInAddress({ gates: "2", panels_montazh: "1" });
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(wish.mark("двое ворот")).toContainText("ворота 4×4 м: 2");
    await expect(wish.questions).toContainText("сначала ответьте");
    await wish.answer("с монтажом каркаса").click();
    await calculator.expectInAddress({ montazh: "1" });
    await page.reload();
    await expect(calculator.button("Изменить ответ: с монтажом каркаса")).toBeVisible();
    await expect(wish.questions).toHaveCount(0);
    await calculator.expectWhatApiSays();
  });
  await test.step("the last of several changes right before", async () => {
    await calculator.textbox("Длина").fill("40");
    await calculator.textbox("Ворота").fill("3");
    await calculator.textbox("Длина").fill("45");
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(calculator.textbox("Длина")).toHaveValue("45");
    await expect(calculator.textbox("Ворота")).toHaveValue("3");
    await expect(wish.outcome).toContainText("В форме иначе: длина 45 м и ворота 4×4 м: 3.");
  });
  await test.step("the last words, though nobody has read them when the page is left", async () => {
    await wish.field.press("Control+End");
    await page.keyboard.insertText(", трое дверей");
    await page.reload();
    await expect(wish.field).toHaveValue(`${words}, трое дверей`);
    await calculator.expectInAddress({ length: "45", gates: "3", doors: "3" });
  });
  await test.step("a link shows its own hangar, and who goes back finds his", async () => {
    await page.goto("/?roof=dvuhskat&width=15000&length=40&height=4350&gates=2");
    await expect(calculator.textbox("Длина")).toHaveValue("40");
    await calculator.expectWhatApiSays();
    await expect(wish.field).toHaveValue("");
    await expect(wish.marked).toHaveCount(0);
    await page.reload();
    await expect(calculator.textbox("Длина")).toHaveValue("40");
    await expect(wish.field).toHaveValue("");
    await page.goBack();
    await expect(wish.field).toHaveValue(`${words}, трое дверей`);
    await expect(calculator.textbox("Длина")).toHaveValue("45");
  });
  await test.step("taken back they are not applied, and cleared they stay away", async () => {
    await wish.undo.click();
    await expect(calculator.textbox("Длина")).toHaveValue("30");
    await expect.poll(() => calculator.search()).not.toContain("doors");
    await page.reload();
    await expect(page.getByText("Форма — как до этих слов.")).toBeVisible();
    await expect(calculator.textbox("Длина")).toHaveValue("30");
    await wish.field.fill("");
    await expect(wish.marked).toHaveCount(0);
    await page.reload();
    await calculator.expectWhatApiSays();
    await expect(wish.field).toHaveValue("");
  });
});

test("words go along from the calculator to the selection and back with what was answered, and each page keeps its own", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  const text = "двускатный, с воротами, от 300 квадратов до 6 млн";
  await calculator.open();
  await test.step("to the selection that they name", async () => {
    await wish.paste(text);
    await wish.answer("двое ворот").click();
    // The form's price is none of the selection.
    const bar = page.locator(".total-bar-sub");
    await expect.poll(() => bar.evaluate((it) => getComputedStyle(it, "::before").content)).toContain("не подбора");
    await expect(calculator.total).toHaveCSS("font-weight", "400");
    await page.getByRole("link", { name: /^Подобрать: бюджет 6/ }).click();
    await expect(page).toHaveURL(/\/podbor\/\?.*budget=6000000/);
    await expect(budget).toHaveValue("6\u00a0000\u00a0000");
    await expect(wish.field).toHaveValue(text);
    await expect(calculator.button("Изменить ответ: двое ворот")).toBeVisible();
    await expect(wish.questions).toHaveCount(0);
  });
  const other = "двускатный 12 на 30, с дверями, до 9 млн";
  await test.step("to the calculation of their hangar", async () => {
    await wish.field.fill(other);
    await wish.answer("2 двери").click();
    await page.getByRole("link", { name: "Посчитать этот ангар" }).click();
    await calculator.expectInAddress({ roof: "dvuhskat", width: "12", length: "30", doors: "2" });
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(wish.field).toHaveValue(other);
    await expect(wish.outcome).toContainText("В бюджет 9\u00a0000\u00a0000\u00a0₽ укладывается.");
    await calculator.expectWhatApiSays();
  });
  await test.step("each keeps its own", async () => {
    await wish.field.fill("двускатный 15 на 42, двое ворот, до 6 млн");
    await calculator.expectInAddress({ length: "42" });
    await page.goBack();
    await expect(wish.field).toHaveValue(other);
    await page.goForward();
    await expect(wish.field).toHaveValue("двускатный 15 на 42, двое ворот, до 6 млн");
  });
  await test.step("along with the menu, and with no link to something else", async () => {
    await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name: "Подбор по бюджету" }).click();
    await expect(wish.field).toHaveValue("двускатный 15 на 42, двое ворот, до 6 млн");
    await expect(budget).toHaveValue("6\u00a0000\u00a0000");
    await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
    await page.goto("/podbor/?budget=5000000");
    await expect(budget).toHaveValue("5\u00a0000\u00a0000");
    await expect(wish.field).toHaveValue("");
  });
  await test.step("with a card, which answers their sizes but nothing else that is open", async () => {
    await wish.paste("двускатный, двое ворот, с окнами, бюджет 5 млн");
    await expect(wish.questions).toContainText("сколько окон?");
    await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
    const first = cards(page).first();
    await expect(first).toContainText("рамы ворот — 2");
    await first.getByRole("link", { name: /Открыть в калькуляторе/ }).click();
    await calculator.expectInAddress({ roof: "dvuhskat", gates: "2" });
    await expect(wish.questions).toContainText("сколько окон?");
    await expect(wish.questions.getByRole("group")).toHaveCount(1);
    await wish.answer("2 окна").click();
    await expect(wish.questions).toHaveCount(0);
    const { result } = await calculator.apiAnswer();
    await expect(calculator.total).toHaveText(roubles(result.total_with_vat));
    await expect(wish.outcome).toContainText("Цена внизу — ангара в форме, не подбора.");
  });
});
